import { addHeadingIds } from '#lib/blog/article-html'
import { renderMarkdown } from '#lib/blog/markdown'
import { findArticleFacts, getSiteContent } from '#lib/content/current-content'
import type { Locale } from '#lib/i18n/locales'

/** Slugs of the articles with a sheet to print and fill in by hand: `sheet.ua.md` and `sheet.en.md` beside their text. */
export function listSheetSlugs(): string[] {
  return getSiteContent().articles.flatMap(({ slug, sheet }) => (sheet ? slug : []))
}

/** A sheet: its title, the first words, and HTML before and after `[diary]`, where the week to be filled in stands. */
export function readSheet(slug: string, locale: Locale) {
  const markdown = findArticleFacts(slug)?.sheet?.[locale] ?? ''
  const [, title = '', lead = '', text = ''] = /^# (.+)\n\n(.+)\n([^]*)$/.exec(markdown) ?? []
  const [before = '', after] = addHeadingIds(renderMarkdown(text)).body.split('<p>[diary]</p>')
  return { title, lead, before, after }
}
