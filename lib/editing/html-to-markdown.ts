import { tables } from '@joplin/turndown-plugin-gfm'
import TurndownService from 'turndown'
import { simplifyPastedHtml } from '#lib/editing/simplify-pasted-html'
import { removeInvisibleSigns } from '#lib/text/invisible-signs'

/**
 * Converts HTML from the clipboard to the Markdown of an article. Pictures are left out, because an
 * editor uploads each picture of an article separately.
 */
export function convertHtmlToMarkdown(html: string): string {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    emDelimiter: '*',
    strongDelimiter: '**',
  })
  service.use(tables)
  service.remove(['style', 'script', 'title', 'img'])
  service.escape = escapeMarkdown
  const markdown = service.turndown(simplifyPastedHtml(html))
  return removeInvisibleSigns(markdown)
    .replaceAll(/(?<=\d)\u00A0(?=\S)/g, '&nbsp;')
    .replaceAll('\u00A0', ' ')
    .replaceAll(/^(\s*(?:-|\d+\.)) {2,}/gm, '$1 ')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * Escapes the Markdown signs in a pasted text. Square brackets stay, because `[1]` is a link to a
 * work in the list of references.
 */
const escapeMarkdown = (text: string): string =>
  text
    .replaceAll(/[\\*_`]/g, String.raw`\$&`)
    .replace(/^(\s*)([-+>]|#{1,6})(?=\s)/, String.raw`$1\$2`)
    .replace(/^(\s*\d+)\.(?=\s)/, String.raw`$1\.`)
