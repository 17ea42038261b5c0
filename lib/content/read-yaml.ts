import {
  type Document,
  isCollection,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parse,
  parseDocument,
  visit,
} from 'yaml'
import type { z } from 'zod'
import { ContentError, type YamlPath, type YamlPlace } from '#lib/content/content-error'
import { describeSchemaIssue, listKnownFields } from '#lib/content/describe-schema-issue'

/** A field marked `!placeholder`, whose value the clinic must still confirm or supply. */
export type Placeholder = {
  file: string
  line: number
  field: string
  /** JSON text of the value. For an empty field, the YAML comment next to the field. */
  value: string
}

export type YamlSource<Value> = {
  value: Value
  placeholders: Placeholder[]
  /**
   * Returns the position of a field. For a missing field, returns the position of its nearest
   * existing parent.
   */
  positionOf: (...path: YamlPath) => Required<YamlPlace> & { line: number }
}

export const placeholderTag = '!placeholder'
const customTags = [
  { tag: placeholderTag, resolve: (source: string) => source },
  { tag: placeholderTag, collection: 'map' as const, resolve: (value: unknown) => value },
  { tag: placeholderTag, collection: 'seq' as const, resolve: (value: unknown) => value },
]

/** Parses YAML in which values may have the tag `!placeholder`. */
export const parseYaml = (yaml: string, lineCounter = new LineCounter()): Document.Parsed =>
  parseDocument(yaml, { schema: 'core', lineCounter, customTags })

/**
 * Names of fields that are claims. A claim marked `!placeholder` is hidden until the clinic
 * confirms the claim (decisions, "Names not given").
 */
const unconfirmedClaims =
  'licence practice results reviewers education certificates languages'.split(' ')

/**
 * Validates YAML with a schema. The returned `value` contains no unconfirmed claims and no empty
 * placeholders.
 * @param linesAbove number of lines above the YAML in the file
 * @throws ContentError with all mistakes
 */
export function readYaml<Value>(
  file: string,
  yaml: string,
  schema: z.ZodType<Value>,
  linesAbove = 0,
): YamlSource<Value> {
  const lines = new LineCounter()
  const document = parseYaml(yaml, lines)
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { file, line: Math.max(line, 1) + linesAbove, column: Math.max(col, 1) }
  }
  const positionOf = (...path: YamlPath) => ({ ...at(findOffset(document, path) ?? 0), path })
  const [error] = document.errors
  if (error)
    throw new ContentError([{ ...at(error.pos[0]), problem: describeParserError(error.message) }])
  const placeholders = removePlaceholders(document, at)
  const { data: value, error: refused } = schema.safeParse(convertDocument(document, file) ?? {}, {
    error: listKnownFields,
  })
  if (!refused) return { value, placeholders, positionOf }
  const problems = refused.issues.flatMap((issue) =>
    describeSchemaIssue(issue, document.getIn(issue.path)),
  )
  throw new ContentError(problems.map(({ path, problem }) => ({ ...positionOf(...path), problem })))
}

/**
 * Converts a YAML document to JavaScript values.
 * @throws ContentError for an alias without an anchor
 */
function convertDocument(document: Document, file: string): unknown {
  try {
    return document.toJS()
  } catch {
    const problem = 'a * stands before a word that no & explains: put the text between two "'
    throw new ContentError([{ file, problem }])
  }
}

/**
 * Returns the placeholders of a document. Also removes empty placeholders and unconfirmed claims
 * from the document, because pages must not show these values.
 */
function removePlaceholders(
  document: Document,
  at: (offset: number) => { file: string; line: number },
): Placeholder[] {
  const found: Placeholder[] = []
  const take = (node: unknown, key: unknown) => {
    if (!isNode(node) || node.tag !== placeholderTag) return undefined
    // The YAML parser returns a scalar with a tag as a string. The scalar is parsed again without
    // the tag, because the value may be a number or a boolean.
    if (isScalar(node) && node.type === 'PLAIN') node.value = parse(String(node.value)) as unknown
    const taggedValue: unknown = node.toJS(document)
    const isKnown = taggedValue !== '' && taggedValue !== null
    const value = isKnown ? JSON.stringify(taggedValue) : (node.comment ?? '').trim()
    found.push({ ...at(node.range?.[0] ?? 0), field: String(key), value })
    return isKnown && !unconfirmedClaims.includes(String(key)) ? undefined : visit.REMOVE
  }
  visit(document, {
    Pair: (_index, pair) => take(pair.value, isScalar(pair.key) ? pair.key.value : undefined),
    Scalar: (index, node, parents) =>
      isCollection(parents.at(-1)) ? take(node, index) : undefined,
  })
  return found
}

/** Replaces an error message of the YAML parser by a sentence for editors. */
function describeParserError(message: string): string {
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

/**
 * Returns the offset of a field's key. For a missing field, returns the offset of its nearest
 * existing parent.
 */
function findOffset(document: Document, path: YamlPath): number | undefined {
  const last = path.at(-1)
  const parent: unknown =
    path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  const items: unknown[] = isCollection(parent) ? parent.items : []
  const pair = items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === last)
  const item = typeof last === 'number' ? items[last] : undefined
  const node = isPair(pair) ? pair.key : item
  const offset = isNode(node) ? node.range?.[0] : undefined
  return offset ?? (path.length > 1 ? findOffset(document, path.slice(0, -1)) : undefined)
}
