import type { Mistake } from '#lib/content/mistakes'

// Limits of a Markdown text. The time of the library marked grows with the square of the number of
// special characters and nesting levels. A text of 1 MB took 40 s. The slowest text within the
// limits takes 0.3 s. The longest article of the site uses a sixth of the limits.

const maxCharacters = 60_000

/**
 * Greatest number of special characters. Each special character may begin emphasis, code, a link,
 * HTML, an entity or a table cell.
 */
const maxMarks = 3000
const marks = /[*_`~[\]<&!|\\]/g

/** Greatest number of levels of nested lists and quotes. */
const maxLevels = 12
/** Matches the quote and list marks before the text of a line: `> > - 1. `. */
const containers = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]))*[ \t]*/

/**
 * Finds the first limit that a text exceeds, and the index at which the text exceeds this limit.
 * Returns null for a text within the limits.
 */
export function findTooMuchMarkdown(text: string): { problem: Mistake; index: number } | null {
  if (text.length > maxCharacters)
    return { problem: { rule: 'longText', most: maxCharacters }, index: maxCharacters }
  const last = [...text.matchAll(marks)][maxMarks]
  if (last) return { problem: { rule: 'manyMarks', most: maxMarks }, index: last.index }
  let index = 0
  for (const line of text.split('\n')) {
    if (levelsOf(line) > maxLevels) return { problem: { rule: 'deepList', most: maxLevels }, index }
    index += line.length + 1
  }
  return null
}

/**
 * Counts the nesting levels of a line. Each quote mark, each list mark and each two spaces of
 * indentation count as one level.
 */
function levelsOf(line: string): number {
  const [before = ''] = containers.exec(line) ?? []
  const begun = before.match(/[>+*.)-]/g)?.length ?? 0
  const [spaces = ''] = /^[ \t]*/.exec(line) ?? []
  return begun + Math.floor(spaces.replaceAll('\t', '    ').length / 2)
}
