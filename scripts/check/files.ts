import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lineAt, type Problem } from '#scripts/check/problem'

const files = ['content/**/*.{yaml,yml,md,txt}', 'messages/*.json']

/** A half of a character that is written by its number, without the other half. */
const half = /\\u(?:d[89ab][\da-f]{2}(?!\\ud[c-f])|(?<!\\ud[89ab][\da-f]{2}\\u)d[c-f][\da-f]{2})/i

/** Files that are no text, or whose letters were lost, and names with Ukrainian letters: nothing else can be said of them. */
export function checkFiles(root: string): Problem[] {
  const folders = globSync('content/{posts,doctors}/*', { cwd: root }).filter((file) =>
    /\p{Script=Cyrillic}/u.test(file),
  )
  const misnamed = folders.map((file) => {
    const letters = [...new Set(file.match(/\p{Script=Cyrillic}/gu))].map((letter) => `“${letter}”`).join(', ')
    return {
      file,
      problem: `the folder’s name contains the Ukrainian letter ${letters}: type it anew, with Latin letters, digits and hyphens only`,
    }
  })
  return [...misnamed, ...unreadable(root)]
}

function unreadable(root: string): Problem[] {
  return globSync(files, { cwd: root })
    .sort()
    .flatMap((file) => {
      const found = problemOf(file, readFileSync(join(root, file)))
      return found ? [{ file, ...found }] : []
    })
}

function problemOf(file: string, bytes: Uint8Array): Omit<Problem, 'file'> | undefined {
  const text = textOf(bytes)
  if (text === undefined) return { problem: 'this file is not saved as UTF-8: save it anew with that encoding' }
  if (text.replace(/^\uFEFF/, '').trim() === '')
    return { problem: 'the file is empty: write it anew, or take it back from an earlier version' }
  // Texts of articles are read with it, as editors on Windows put it there.
  if (text.startsWith('\uFEFF') && !file.endsWith('.md'))
    return {
      problem: 'this file begins with an invisible mark (BOM): save it anew as “UTF-8” rather than “UTF-8 with BOM”',
    }
  const at = (index: number, problem: string) => ({ line: lineAt(text, index), problem })
  const lost = text.indexOf('\uFFFD')
  if (lost >= 0)
    return at(
      lost,
      'letters were lost here as the file was not saved as UTF-8: type the words with “\uFFFD” anew and save it with that encoding',
    )
  const halved = half.exec(text)
  if (halved)
    return at(
      halved.index,
      `half a character stands here (${halved[0]}): type the word anew and save the file as UTF-8`,
    )
  const conflict = /^(?:<{7}|>{7}) /m.exec(text)
  return conflict
    ? at(
        conflict.index,
        'two versions of the text stand here, between <<<<<<<, ======= and >>>>>>>: keep one of them and take out the other and the three lines',
      )
    : undefined
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
