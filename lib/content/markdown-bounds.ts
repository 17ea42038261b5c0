import type { Mistake } from '#lib/content/mistakes'

// Limits of a Markdown text. The time of marked grows with the square of marks and levels: a text
// of 1 MB took 40 s. Within the limits the slowest text takes 0.3 s; the site's longest article
// uses a sixth of them.

const maxCharacters = 60_000

/** Characters that begin emphasis, code, links, HTML, entities or table cells. */
const maxMarks = 3000
const marks = /[*_`~[\]<&!|\\]/g

/** Levels of nested lists and quotes. */
const maxLevels = 12
/** Matches marks of quotes and lists before a line's text: `> > - 1. `. */
const containers = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]))*[ \t]*/

/** The broken limit and the index where the text exceeds it; null within the limits. */
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

/** Nesting levels of a line: one for each quote or list mark, and one for two spaces. */
function levelsOf(line: string): number {
  const [before = ''] = containers.exec(line) ?? []
  const begun = before.match(/[>+*.)-]/g)?.length ?? 0
  const [spaces = ''] = /^[ \t]*/.exec(line) ?? []
  return begun + Math.floor(spaces.replaceAll('\t', '    ').length / 2)
}
