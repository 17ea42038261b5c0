import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { findTooMuchMarkdown } from '#lib/content/markdown-bounds'
import { addPictures } from '#lib/content/pictures'
import { translateMistake } from '#lib/content/mistakes'
import type { Locale } from '#lib/i18n/locales'
import { log } from '#lib/log'
import { runInThread } from '#lib/run-in-thread'

const timeoutMs = 5000

/**
 * Highest number of a reference, such as `[99]`, that the preview shows as a link. The preview gets
 * only the Markdown, so the number of works in the article is unknown.
 */
const maxReference = 99

/**
 * The HTML of a Markdown text, or the reason for a refusal as a sentence in the editor's language.
 */
export type MarkdownPreview =
  { status: 'rendered'; html: string } | { status: 'refused'; problem: string }

/** Renders the Markdown that an editor types. Article pages use the same renderer. */
export async function previewMarkdown(
  person: Person,
  markdown: string,
  locale: Locale,
): Promise<MarkdownPreview> {
  requireRole(person, 'editor')
  const tooMuch = findTooMuchMarkdown(markdown)
  if (tooMuch) return { status: 'refused', problem: translateMistake(tooMuch.problem, locale) }
  try {
    const task = { markdown, references: maxReference }
    const html = await runInThread<string>('lib/blog/markdown-worker.ts', task, timeoutMs)
    return { status: 'rendered', html: addPictures(html, '', {}) }
  } catch (error) {
    log.error('text-not-rendered', error)
    return { status: 'refused', problem: translateMistake({ rule: 'slowText' }, locale) }
  }
}
