import { globSync, statSync } from 'node:fs'
import { type Edits, getCurrentEdits, noEdits } from '#lib/content/edits'
import { findNewestSlug } from '#lib/content/load-articles'
import { loadContent, type LoadedContent } from '#lib/content/load-content'
import type { ContentIn, SiteArticle, SiteContent, Topic } from '#lib/content/site-content'
import { isDevelopment } from '#lib/env'
import type { Locale } from '#lib/i18n/locales'
import { log } from '#lib/log'

type Loads = WeakMap<Edits, LoadedContent>

const shared = globalThis as typeof globalThis & { loadedContent?: Loads }

/**
 * Cache of loaded content. The key is the edits, and the value is the content with these edits. The
 * bundles of Next and the server share this map. In development each bundle has a separate map, so
 * that changed code never gets content that older code loaded.
 */
let loads: Loads = isDevelopment ? new WeakMap() : (shared.loadedContent ??= new WeakMap())

/**
 * Returns the whole content in both languages. During the preview of an editor, the drafts of this
 * editor replace the published documents.
 */
export function getSiteContent(): SiteContent {
  return currentLoad().site
}

/** Returns the content in one language. The returned objects are frozen. */
export function contentIn(locale: Locale): ContentIn {
  return currentLoad().inLocale[locale]
}

/** Finds an article by its current slug. */
export function findArticleFacts(slug: string): SiteArticle | undefined {
  return getSiteContent().articles.find((article) => article.slug === slug)
}

/** Returns the current slug of an article. `slug` is the current slug or an earlier slug. */
export function getCurrentSlug(slug: string): string {
  return findNewestSlug(getSiteContent().articles, slug)
}

export function getTopicsOfArticle(slug: string): readonly Topic[] {
  return getSiteContent().topics.filter(({ slugs }) => slugs.includes(slug))
}

/** True while an editor's preview is rendered. The preview also shows unpublished articles. */
export function isPreview(): boolean {
  return getCurrentEdits().isPreview ?? false
}

function currentLoad(): LoadedContent {
  forgetChangedFiles()
  const edits = getCurrentEdits()
  const loaded = loads.get(edits) ?? loadOnce(edits)
  loads.set(edits, loaded)
  return loaded
}

/**
 * Loads the content and logs the errors of invalid documents. When `loadContent` throws because of
 * a published edit, loads the files of `content/` without edits. In a preview the error is thrown,
 * so that the editor sees the mistake.
 */
function loadOnce(edits: Edits): LoadedContent {
  const root = process.cwd()
  try {
    const loaded = loadContent(root, edits)
    for (const error of loaded.errors) log.error('content-invalid', error)
    return loaded
  } catch (error) {
    if (edits.files.size === 0 || edits.isPreview) throw error
    edits.onBroken?.(error instanceof Error ? error : new Error(String(error)))
    return loadContent(root, noEdits)
  }
}

const checkEveryMs = 1000
let lastCheck = { at: 0, stamp: '' }

/**
 * In development, discards the loaded content when a file of `content/` has changed. The
 * modification times are compared at most once a second.
 */
function forgetChangedFiles(): void {
  if (!isDevelopment || Date.now() - lastCheck.at <= checkEveryMs) return
  const files = globSync('content/**/*.{yaml,md}').sort()
  const stamp = files.map((file) => `${file} ${statSync(file).mtimeMs}`).join('\n')
  if (stamp !== lastCheck.stamp) loads = new WeakMap()
  lastCheck = { at: Date.now(), stamp }
}
