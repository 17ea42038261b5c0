import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  isCollection,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parse,
  parseDocument,
  visit,
  type Document,
} from 'yaml'
import type { z } from 'zod'
import { findTooMuchMarkdown } from '#lib/content/markdown-bounds'
import { inWords, knownFields, sentencesOf, type Said } from '#lib/content/sentences'

export type Path = readonly PropertyKey[]

/** `path` is the path of the field in the YAML. */
export type Place = {
  file: string
  line?: number | undefined
  column?: number | undefined
  path?: Path | undefined
}

/** A mistake in a file of `content/`, described for its editor. */
export type Problem = Place & {
  problem: Said | string
  /** True for a mistake that comes with a date, such as a review that is due: it stops no build. */
  isReminder?: boolean
}

/** A document is invalid. Other documents stay usable. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super(problems.map(toSentence).join('\n'))
    this.problems = problems
  }
}

/** `content/clinic.yaml:12:3: the field “phone” is missing: add it` */
export const toSentence = ({ file, line, column, problem }: Problem): string =>
  `${[file, line, column].filter((part) => part !== undefined).join(':')}: ${inWords(problem, 'en')}`

/** Marks that a text may not contain, each with the message for the editor. */
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
 * Reads a text file, with line ends as `\n`. @throws ContentError when the file is missing or no
 * text
 */
export function readText(root: string, file: string): string {
  const path = join(root, file)
  if (existsSync(path)) return toText(file, readFileSync(path))
  throw missing(file)
}

export const missing = (file: string): ContentError =>
  new ContentError([{ file, problem: 'the file is missing: take it back from an earlier version' }])

/** Decodes the bytes of a text file. @throws ContentError when they are no UTF-8 text */
export function toText(file: string, bytes: Buffer): string {
  const refused = (problem: string, line?: number) => new ContentError([{ file, line, problem }])
  if (!isUtf8(bytes) || bytes.includes(0))
    throw refused('this file is not saved as UTF-8: save it anew with that encoding')
  const text = bytes.toString()
  // Windows editors write this mark; texts of articles may have it.
  if (text.startsWith('\uFEFF') && !file.endsWith('.md'))
    throw refused(
      'this file begins with an invisible mark (BOM): save it anew as “UTF-8” rather than “UTF-8 with BOM”',
    )
  const [wrong, problem] = marks.find(([mark]) => mark.test(text)) ?? []
  if (wrong && problem) throw refused(problem, lineAt(text, text.search(wrong)))
  const tooMuch = file.endsWith('.md') ? findTooMuchMarkdown(text) : null
  if (tooMuch)
    throw new ContentError([{ file, line: lineAt(text, tooMuch.index), problem: tooMuch.problem }])
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
}

/** Line number of the character at `index`, from 1. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, Math.max(0, index)).split('\n').length
}

/**
 * A value that the clinic must still confirm. An unknown value is described by the comment beside
 * it.
 */
export type Placeholder = { file: string; line: number; field: string; value: string }

export type Source<Value> = {
  value: Value
  placeholders: Placeholder[]
  /** Position of a field, or of its nearest parent that exists. */
  positionOf: (...path: Path) => Required<Place> & { line: number }
}

export const placeholder = '!placeholder'
const customTags = [
  { tag: placeholder, resolve: (source: string) => source },
  { tag: placeholder, collection: 'map' as const, resolve: (value: unknown) => value },
  { tag: placeholder, collection: 'seq' as const, resolve: (value: unknown) => value },
]

/** Parses YAML with its tags and comments. */
export const parseYaml = (yaml: string, lineCounter = new LineCounter()): Document.Parsed =>
  parseDocument(yaml, { schema: 'core', lineCounter, customTags })

/** Claims: hidden until the clinic confirms them (decisions, "Names not given"). */
const claims = 'licence practice results reviewers education certificates languages'.split(' ')

/**
 * Validates YAML with a schema. Unconfirmed claims and placeholders without a value are left out.
 * @param linesAbove lines of the file above the YAML
 * @throws ContentError with all mistakes
 */
export function readYaml<Value>(
  file: string,
  yaml: string,
  schema: z.ZodType<Value>,
  linesAbove = 0,
): Source<Value> {
  const lines = new LineCounter()
  const document = parseYaml(yaml, lines)
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { file, line: Math.max(line, 1) + linesAbove, column: Math.max(col, 1) }
  }
  const positionOf = (...path: Path) => ({ ...at(offsetOf(document, path) ?? 0), path })
  const [error] = document.errors
  if (error) throw new ContentError([{ ...at(error.pos[0]), problem: unreadable(error.message) }])
  const placeholders = takeOut(document, at)
  const { data: value, error: refused } = schema.safeParse(valueOf(document, file) ?? {}, {
    error: knownFields,
  })
  if (!refused) return { value, placeholders, positionOf }
  const told = refused.issues.flatMap((issue) => sentencesOf(issue, document.getIn(issue.path)))
  throw new ContentError(told.map(({ path, problem }) => ({ ...positionOf(...path), problem })))
}

/** The document as JavaScript values. @throws ContentError for an alias without an anchor */
function valueOf(document: Document, file: string): unknown {
  try {
    return document.toJS()
  } catch {
    const problem = 'a * stands before a word that no & explains: put the text between two "'
    throw new ContentError([{ file, problem }])
  }
}

/** Lists the placeholders, and removes those that pages must not show. */
function takeOut(
  document: Document,
  at: (offset: number) => { file: string; line: number },
): Placeholder[] {
  const found: Placeholder[] = []
  const take = (node: unknown, key: unknown) => {
    if (!isNode(node) || node.tag !== placeholder) return undefined
    // A tagged scalar is parsed like an untagged one.
    if (isScalar(node) && node.type === 'PLAIN') node.value = parse(String(node.value)) as unknown
    const given: unknown = node.toJS(document)
    const isKnown = given !== '' && given !== null
    const value = isKnown ? JSON.stringify(given) : (node.comment ?? '').trim()
    found.push({ ...at(node.range?.[0] ?? 0), field: String(key), value })
    return isKnown && !claims.includes(String(key)) ? undefined : visit.REMOVE
  }
  visit(document, {
    Pair: (_index, pair) => take(pair.value, isScalar(pair.key) ? pair.key.value : undefined),
    Scalar: (index, node, parents) =>
      isCollection(parents.at(-1)) ? take(node, index) : undefined,
  })
  return found
}

/** Translates a parser error for editors. */
function unreadable(message: string): string {
  const known: [RegExp, string][] = [
    [/tabs?\b/i, 'a tab stands here: indent with spaces'],
    [/must be unique/, 'this field stands here twice: take one of them out'],
    [
      /Missing closing (["'])/,
      'a quote is opened here and not closed: close it, or write quotes within the text as « » or “ ”',
    ],
    [
      /Nested mappings|Implicit keys|Unexpected scalar/,
      'a colon or a quote within this text confuses it: put the whole text between two "',
    ],
    [
      /same column|indent/i,
      'this line begins further left or right than those it belongs to: give them the same spaces before them',
    ],
  ]
  const [, words] = known.find(([pattern]) => pattern.test(message)) ?? []
  return (
    words ?? 'this line, or one above it, cannot be read: look at its quotes, colon and indentation'
  )
}

/** Offset of a field's key in the YAML, or of its nearest parent that exists. */
function offsetOf(document: Document, path: Path): number | undefined {
  const last = path.at(-1)
  const parent: unknown =
    path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  const items: unknown[] = isCollection(parent) ? parent.items : []
  const pair = items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === last)
  const item = typeof last === 'number' ? items[last] : undefined
  const node = isPair(pair) ? pair.key : item
  const offset = isNode(node) ? node.range?.[0] : undefined
  return offset ?? (path.length > 1 ? offsetOf(document, path.slice(0, -1)) : undefined)
}
