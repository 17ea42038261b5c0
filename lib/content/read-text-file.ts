import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError } from '#lib/content/content-error'
import { findTooMuchMarkdown } from '#lib/content/markdown-bounds'

/** Patterns that no text file may match, each with a message for the editor. */
const forbiddenMarks: readonly [RegExp, problem: string][] = [
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
 * Reads a text file and replaces CRLF line ends by `\n`.
 * @throws ContentError when the file is missing or is not a valid UTF-8 text
 */
export function readTextFile(root: string, file: string): string {
  const path = join(root, file)
  if (existsSync(path)) return decodeText(file, readFileSync(path))
  throw createMissingFileError(file)
}

export const createMissingFileError = (file: string): ContentError =>
  new ContentError([{ file, problem: 'the file is missing: take it back from an earlier version' }])

/**
 * Decodes the bytes of a text file and replaces CRLF line ends by `\n`.
 * @throws ContentError when the bytes are not a valid text
 */
export function decodeText(file: string, bytes: Buffer): string {
  const refused = (problem: string, line?: number) => new ContentError([{ file, line, problem }])
  if (!isUtf8(bytes) || bytes.includes(0))
    throw refused('this file is not saved as UTF-8: save it anew with that encoding')
  const text = bytes.toString()
  // Windows editors write a byte order mark (BOM). The mark is removed from Markdown files. Other
  // files with the mark are refused.
  if (text.startsWith('\uFEFF') && !file.endsWith('.md'))
    throw refused(
      'this file begins with an invisible mark (BOM): save it anew as “UTF-8” rather than “UTF-8 with BOM”',
    )
  const [wrong, problem] = forbiddenMarks.find(([mark]) => mark.test(text)) ?? []
  if (wrong && problem) throw refused(problem, getLineNumber(text, text.search(wrong)))
  const tooMuch = file.endsWith('.md') ? findTooMuchMarkdown(text) : null
  if (tooMuch)
    throw new ContentError([
      { file, line: getLineNumber(text, tooMuch.index), problem: tooMuch.problem },
    ])
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
}

/** Returns the line number of the character at `index`, counted from 1. */
export function getLineNumber(text: string, index: number): number {
  return text.slice(0, Math.max(0, index)).split('\n').length
}
