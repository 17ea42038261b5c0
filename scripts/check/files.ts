import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lineAt, ukrainianLetters, type Report } from '#scripts/check/problem'

/** What no text of an editor holds. */
const marks: readonly [RegExp, problem: string][] = [
  [
    /\uFFFD/,
    'letters were lost here as the file was not saved as UTF-8: type the words with “\uFFFD” anew and save it with that encoding',
  ],
  [
    // A half of a character that is written by its number, without the other half.
    /\\u(?:d[89ab][\da-f]{2}(?!\\ud[c-f])|(?<!\\ud[89ab][\da-f]{2}\\u)d[c-f][\da-f]{2})/i,
    'half a character stands here: type the word anew and save the file as UTF-8',
  ],
  [
    /^(?:<{7}|>{7}) /m,
    'two versions of the text stand here, between <<<<<<<, ======= and >>>>>>>: keep one of them and take out the other and the three lines',
  ],
]

/** Files that are no text, or whose letters were lost, and names with Ukrainian letters: nothing else can be said of them. */
export function checkFiles(root: string, report: Report): void {
  for (const file of globSync('content/{posts,doctors}/*', { cwd: root })) {
    const letters = ukrainianLetters(file)
    if (letters !== '')
      report(
        { file },
        `the folder’s name contains the Ukrainian letter ${letters}: type it anew, with Latin letters, digits and hyphens only`,
      )
  }
  for (const file of globSync(['content/**/*.{yaml,yml,md,txt}', 'messages/*.json'], { cwd: root })) {
    const text = textOf(readFileSync(join(root, file)))
    const [wrong, problem] = marks.find(([mark]) => text !== undefined && mark.test(text)) ?? []
    if (text === undefined) report({ file }, 'this file is not saved as UTF-8: save it anew with that encoding')
    else if (text.trim() === '')
      report({ file }, 'the file is empty: write it anew, or take it back from an earlier version')
    // Texts of articles are read with it, as editors on Windows put it there.
    else if (text.startsWith('\uFEFF') && !file.endsWith('.md'))
      report(
        { file },
        'this file begins with an invisible mark (BOM): save it anew as “UTF-8” rather than “UTF-8 with BOM”',
      )
    else if (wrong && problem) report({ file, line: lineAt(text, text.search(wrong)) }, problem)
  }
}

/** Undefined for what is not UTF-8; its byte order mark is kept. */
function textOf(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
