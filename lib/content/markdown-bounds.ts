import type { Said } from '#lib/content/sentences'

// Limits of a text in Markdown. Marked takes the square of the marks, and of the levels, of a text: one of
// 1 MB stopped the site for 40 s. Within these limits the worst text takes 0.3 s; the site's longest
// article has a sixth of the characters and of the marks.

const maxCharacters = 60_000

/** Characters that begin a mark: emphasis, code, links, HTML, entities, cells of a table. */
const maxMarks = 3000
const marks = /[*_`~[\]<&!|\\]/g

/** Levels of lists and quotes in one another. */
const maxLevels = 12
/** What stands before the words of a line: `> > - 1. `, or the spaces of a level. */
const containers = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]))*[ \t]*/

/** Why a text may not be rendered and the index where it goes too far; null for a text within the limits. */
export function findTooMuchMarkdown(text: string): { problem: Said; index: number } | null {
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

/** Levels that a line can be in: one for each container that it begins, and for two spaces. */
function levelsOf(line: string): number {
  const [before = ''] = containers.exec(line) ?? []
  const begun = before.match(/[>+*.)-]/g)?.length ?? 0
  const [spaces = ''] = /^[ \t]*/.exec(line) ?? []
  return begun + Math.floor(spaces.replaceAll('\t', '    ').length / 2)
}
