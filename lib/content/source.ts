import { isCollection, isNode, isPair, isScalar, LineCounter, parse, parseDocument, visit, type Document } from 'yaml'
import type { z } from 'zod'
import { inWords, knownFields, sentencesOf, type Said } from '#lib/content/sentences'

export type Path = readonly PropertyKey[]

/** `path`: of the field, in a file of YAML or above a text. */
export type Place = { file: string; line?: number | undefined; column?: number | undefined; path?: Path | undefined }

/** A mistake in a file of `content/`, told to the one who edits it. */
export type Problem = Place & { problem: Said | string }

/** A document that cannot be used: it alone is missed. */
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

/** A value that the clinic must still confirm: its place and field, and itself or, where it is not known, the comment beside it. */
export type Placeholder = { file: string; line: number; field: string; value: string }

export type Source<Value> = {
  value: Value
  placeholders: Placeholder[]
  /** Where a field stands, or the nearest above it that is there. */
  positionOf: (...path: Path) => Required<Place> & { line: number }
}

export const placeholder = '!placeholder'
const customTags = [
  { tag: placeholder, resolve: (source: string) => source },
  { tag: placeholder, collection: 'map' as const, resolve: (value: unknown) => value },
  { tag: placeholder, collection: 'seq' as const, resolve: (value: unknown) => value },
]

/** YAML as it is written, with its marks and comments. */
export const parseYaml = (yaml: string, lineCounter = new LineCounter()): Document.Parsed =>
  parseDocument(yaml, { schema: 'core', lineCounter, customTags })

/** Fields that are claims: no page shows what the clinic has not confirmed (decisions, "Names not given"). */
const claims = 'licence practice results reviewers education certificates languages'.split(' ')

/**
 * Reads YAML by a schema. What is marked `!placeholder` and has no value, or is a claim, is left out.
 * @param linesAbove where the YAML begins in its file
 * @throws ContentError that tells what is wrong
 */
export function readYaml<Schema extends z.ZodType>(
  file: string,
  yaml: string,
  schema: Schema,
  linesAbove = 0,
): Source<z.infer<Schema>> {
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
  const { data: value, error: refused } = schema.safeParse(valueOf(document, file) ?? {}, { error: knownFields })
  if (!refused) return { value, placeholders, positionOf }
  throw new ContentError(
    refused.issues
      .flatMap((issue) => sentencesOf(issue, document.getIn(issue.path)))
      .map(({ path, problem }) => ({ ...positionOf(...path), problem })),
  )
}

/** What a document says. @throws ContentError where it refers to what is nowhere in it */
function valueOf(document: Document, file: string): unknown {
  try {
    return document.toJS()
  } catch {
    throw new ContentError([
      { file, problem: 'a * stands before a word that no & explains: put the text between two "' },
    ])
  }
}

/** Finds the placeholders, and takes those out that no page may show. */
function takeOut(document: Document, at: (offset: number) => { file: string; line: number }): Placeholder[] {
  const found: Placeholder[] = []
  const take = (node: unknown, key: unknown) => {
    if (!isNode(node) || node.tag !== placeholder) return undefined
    // Without its mark it is read as any other value.
    if (isScalar(node) && node.type === 'PLAIN') node.value = parse(String(node.value)) as unknown
    const given: unknown = node.toJS(document)
    const isKnown = given !== '' && given !== null
    const { file, line } = at(node.range?.[0] ?? 0)
    const value = isKnown ? JSON.stringify(given) : (node.comment ?? '').trim()
    found.push({ file, line, field: String(key), value })
    return isKnown && !claims.includes(String(key)) ? undefined : visit.REMOVE
  }
  visit(document, {
    Pair: (_index, pair) => take(pair.value, isScalar(pair.key) ? pair.key.value : undefined),
    Scalar: (index, node, parents) => (isCollection(parents.at(-1)) ? take(node, index) : undefined),
  })
  return found
}

/** What the parser says, in an editor's words. */
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
  return words ?? 'this line, or one above it, cannot be read: look at its quotes, colon and indentation'
}

/** Where the key of a field stands in the YAML, or the nearest above it that is there. */
function offsetOf(document: Document, path: Path): number | undefined {
  const last = path.at(-1)
  const parent: unknown = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  const items: unknown[] = isCollection(parent) ? parent.items : []
  const pair = items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === last)
  const node = isPair(pair) ? pair.key : typeof last === 'number' ? items[last] : undefined
  const offset = isNode(node) ? node.range?.[0] : undefined
  return offset ?? (path.length > 1 ? offsetOf(document, path.slice(0, -1)) : undefined)
}
