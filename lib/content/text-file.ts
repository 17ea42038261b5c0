import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError } from '#lib/content/source'

/** What no text of an editor holds. */
const marks: readonly [RegExp, problem: string][] = [
  [/^\s*$/, 'the file is empty: write it anew, or take it back from an earlier version'],
  [
    /\uFFFD/,
    'letters were lost here as the file was not saved as UTF-8: type the words with “\uFFFD” anew and save it with that encoding',
  ],
  [
    /^(?:<{7}|>{7}) /m,
    'two versions of the text stand here, between <<<<<<<, ======= and >>>>>>>: keep one of them and take out the other and the three lines',
  ],
]

/**
 * A text of an editor, with the ends of lines that all systems but Windows write.
 * @throws ContentError when it is missing, or is no text
 */
export function readText(root: string, file: string): string {
  const path = join(root, file)
  if (existsSync(path)) return toText(file, readFileSync(path))
  throw missing(file)
}

export const missing = (file: string): ContentError =>
  new ContentError([{ file, problem: 'the file is missing: take it back from an earlier version' }])

/** The text of a file that holds these bytes. @throws ContentError when it is no text */
export function toText(file: string, bytes: Buffer): string {
  const refused = (problem: string, line?: number) => new ContentError([{ file, line, problem }])
  if (!isUtf8(bytes) || bytes.includes(0))
    throw refused('this file is not saved as UTF-8: save it anew with that encoding')
  const text = bytes.toString()
  // Texts of articles are read with the mark that editors on Windows put there.
  if (text.startsWith('\uFEFF') && !file.endsWith('.md'))
    throw refused('this file begins with an invisible mark (BOM): save it anew as “UTF-8” rather than “UTF-8 with BOM”')
  const [wrong, problem] = marks.find(([mark]) => mark.test(text)) ?? []
  if (wrong && problem) throw refused(problem, lineAt(text, text.search(wrong)))
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
}

/** Line of the character at `index`, counted from 1. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, Math.max(0, index)).split('\n').length
}
