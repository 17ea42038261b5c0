import { findTooMuchMarkdown } from '#lib/content/markdown-bounds'
import { withPictures } from '#lib/content/pictures'
import { inWords } from '#lib/content/sentences'
import type { Locale } from '#lib/i18n/locales'
import { log } from '#lib/log'
import { runInThread } from '#lib/run-in-thread'

const timeoutMs = 5000

/** Marks of so many works are links in the preview of a text. */
const references = 99

type PreviewedText = { html: string } | { problem: string }

/** HTML of a text that an editor types, or a sentence in their language on why it cannot be shown. */
export async function previewText(markdown: string, locale: Locale): Promise<PreviewedText> {
  const tooMuch = findTooMuchMarkdown(markdown)
  if (tooMuch) return { problem: inWords(tooMuch.problem, locale) }
  try {
    const data = { markdown, references }
    const html = await runInThread<string>('lib/blog/markdown-worker.ts', data, timeoutMs)
    return { html: withPictures(html, '', {}) }
  } catch (error) {
    log.error('text-not-rendered', error)
    return { problem: inWords({ rule: 'slowText' }, locale) }
  }
}
