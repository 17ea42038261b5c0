import { isCollection, isMap, isNode, isPair, isScalar, isSeq, LineCounter, YAMLSeq, type Document } from 'yaml'
import { z } from 'zod'
import { headed } from '#lib/content/open'
import { parseYaml, placeholder } from '#lib/content/source'
import { locales } from '#lib/i18n/locales'
import { schemaOf } from '#lib/desk/content/documents'

// A form for any document: made from its schema, and put back into its YAML, of which the rest stays as it is written.

/** What a schema says, as JSON Schema. */
export type Shape = {
  type?: string
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  prefixItems?: Shape[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  enum?: unknown[]
  const?: unknown
  format?: string
  additionalProperties?: Shape | false
  propertyNames?: { enum?: string[] }
}

type Key = string | number

const shapes = new WeakMap<z.ZodType, Shape>()

/** What the file's schema allows. */
export function shapeOfFile(file: string): Shape | undefined {
  const schema = schemaOf(file)
  if (!schema) return undefined
  const shape = shapes.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape)
  shapes.set(schema, shape)
  return shape
}

/** One of those that a schema allows, the one of a value that is there; of a record the fields it may have. */
export function shapeFor(shape: Shape, value: unknown): Shape {
  const several = shape.anyOf ?? shape.oneOf
  const [first] = several ?? []
  if (several && first) return shapeFor(several.find((each) => fits(each, value)) ?? first, value)
  const names = shape.propertyNames?.enum
  if (!names || !shape.additionalProperties) return shape
  const each = shape.additionalProperties
  return { ...shape, properties: Object.fromEntries(names.map((name) => [name, each])) }
}

function fits(shape: Shape, value: unknown): boolean {
  if (shape.anyOf) return shape.anyOf.some((each) => fits(each, value))
  if (value === null) return shape.type === 'null'
  const { const: form } = shape.properties?.['form'] ?? {}
  if (form !== undefined) return (value as { form?: unknown } | undefined)?.form === form
  if (shape.prefixItems) return Array.isArray(value) && value.length === shape.prefixItems.length
  if (Array.isArray(value)) return shape.type === 'array'
  return typeof value === (shape.type === 'integer' ? 'number' : shape.type)
}

/** True for a value in every language. */
export const isInLanguages = ({ properties = {} }: Shape): boolean =>
  Object.keys(properties).length === locales.length && locales.every((locale) => locale in properties)

const within = (shape: Shape, key: Key): Shape | undefined =>
  typeof key === 'number' ? (shape.prefixItems?.[key] ?? shape.items) : shape.properties?.[key]

/** A file's YAML, and the text below it if it has one. */
export function openFile(file: string, text: string) {
  const lines = new LineCounter()
  if (!schemaOf(file)) return { document: parseYaml('{}'), markdown: text, lines, isHeaded: false }
  if (file.endsWith('.yaml')) return { document: parseYaml(text, lines), markdown: null, lines, isHeaded: false }
  const [, yaml = '', markdown = text] = headed.exec(text) ?? []
  return { document: parseYaml(yaml, lines), markdown, lines, isHeaded: true }
}

export type OpenFile = ReturnType<typeof openFile>

/** YAML as editors of files write it. */
const written = (document: Document) =>
  document
    .toString({ lineWidth: 0, flowCollectionPadding: false })
    .replace(/"(?:[^"\\\n]|\\.)*"/g, (quoted) => quoted.replaceAll('\u00A0', '\\u00A0'))

function writeFile({ document, markdown, isHeaded }: OpenFile): string {
  if (markdown === null) return written(document)
  return isHeaded ? `---\n${written(document)}---\n${markdown}` : markdown
}

/** Names of the fields of a file, by which the places of mistakes find theirs. */
export function placesOf({ document, lines, isHeaded }: OpenFile): Map<string, string> {
  const places = new Map<string, string>()
  const add = (node: unknown, path: readonly Key[]) => {
    if (!isNode(node) || !node.range) return
    const { line, col } = lines.linePos(node.range[0])
    places.set(`${line + (isHeaded ? 1 : 0)}:${col}`, path.join('.'))
  }
  const walk = (node: unknown, path: readonly Key[]) => {
    if (isMap(node))
      for (const pair of node.items)
        if (isPair(pair) && isScalar(pair.key)) {
          add(pair.key, [...path, String(pair.key.value)])
          walk(pair.value, [...path, String(pair.key.value)])
        }
    if (isSeq(node))
      for (const [index, item] of node.items.entries()) {
        if (!isMap(item)) add(item, [...path, index])
        walk(item, [...path, index])
      }
  }
  walk(document.contents, [])
  return places
}

/** Where the form has the file's text below its head, and whether a value still stands in for the clinic's own. */
export const textName = 'text()'
export const markName = 'mark()'

export const isMarked = (document: Document, path: readonly Key[]): boolean => {
  const node = document.getIn(path, true)
  return isNode(node) && node.tag === placeholder
}

/** A list's buttons: what is done, and with which line. */
const listActions = ['add', 'remove', 'up', 'down'] as const

/**
 * The text of a file after a form.
 * @param sent what the form says of this file, by the paths of its fields
 * @param action a button of a list, such as `remove options.3`
 */
export function fillFile(file: string, text: string, sent: ReadonlyMap<string, string>, action = ''): string {
  const open = openFile(file, text)
  const shape = shapeOfFile(file)
  const { document } = open
  const before = writeFile(open)
  const markdown = sent.get(textName)
  if (open.markdown !== null && markdown !== undefined) open.markdown = markdown.replaceAll('\r\n', '\n')
  if (shape) {
    const marks = [...sent].filter(([name]) => name.startsWith(markName))
    for (const [name, value] of sent)
      if (name !== textName && !name.startsWith(markName)) setField(document, shape, keysOf(name), value)
    for (const [name, value] of marks) {
      const node = document.getIn(keysOf(name.slice(markName.length)), true)
      if (isNode(node) && value === 'false' && node.tag === placeholder) delete node.tag
    }
    const [verb = '', path = ''] = action.split(' ')
    const known = listActions.find((each) => each === verb)
    if (known) changeList(document, shape, keysOf(path), known)
  }
  const after = writeFile(open)
  return after === before ? text : after
}

const keysOf = (name: string): Key[] => name.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))

const valueAt = (document: Document, path: readonly Key[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<Key, unknown> | null | undefined)?.[key], document.toJS())

/** The shape of a field that the document may have; undefined where its schema knows none. */
function shapeAt(document: Document, shape: Shape, path: readonly Key[]): Shape | undefined {
  return path.reduce<Shape | undefined>(
    (found, key, index) => found && within(shapeFor(found, valueAt(document, path.slice(0, index))), key),
    shape,
  )
}

function setField(document: Document, shape: Shape, path: readonly Key[], sent: string): void {
  const found = shapeAt(document, shape, path)
  if (!found) return
  const before = valueAt(document, path)
  const text = sent.replaceAll('\r\n', '\n')
  if (text === shownValue(before)) return
  const value = valueOf(found, text, before)
  const parent = shapeAt(document, shape, path.slice(0, -1))
  const isNeeded =
    parent && shapeFor(parent, valueAt(document, path.slice(0, -1))).required?.includes(String(path.at(-1)))
  if (value === false && before === undefined && !isNeeded) return
  if (value === undefined && !isNeeded && typeof path.at(-1) === 'string') {
    document.deleteIn(path)
    // What is left out of something that may be missing as a whole goes with it.
    const above = path.slice(0, -1)
    const rest = above.length > 0 ? valueAt(document, above) : undefined
    if (rest && Object.keys(rest).length === 0) document.deleteIn(above)
  } else {
    setNode(document, path, value ?? '')
  }
}

/** Sets a part of a document, within whatever must be there for it. */
function setNode(document: Document, path: readonly Key[], value: unknown): void {
  for (const [index, key] of path.entries()) {
    const above = path.slice(0, index)
    const isThere = isCollection(index === 0 ? document.contents : document.getIn(above, true))
    if (!isThere) document.setIn(above, document.createNode(typeof key === 'number' ? [] : {}))
  }
  document.setIn(path, value)
}

/** What a field shows of a value. */
export const shownValue = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** What a field says: a number where its shape wants one, and the text itself where that is none; undefined for nothing. */
function valueOf(shape: Shape, text: string, before: unknown): unknown {
  const own = shapeFor(shape, before)
  const kinds = [own, ...(shape.anyOf ?? [])].map(({ type }) => type)
  if (own.type === 'boolean') return own.const === true && text !== 'true' ? undefined : text === 'true'
  if (text.trim() === '') return kinds.includes('null') ? null : undefined
  const isNumber = kinds.some((type) => type === 'number' || type === 'integer')
  const number = Number(text.replaceAll(/[\s\u00A0]/g, '').replace(',', '.'))
  return isNumber && Number.isFinite(number) ? number : text
}

/** The least that a shape allows, to be filled in. */
function emptyOf(shape: Shape, key?: string): unknown {
  const own = shapeFor(shape, undefined)
  if (own.const !== undefined) return own.const
  if (own.enum) return own.enum[0]
  if (own.prefixItems) return own.prefixItems.map((each) => emptyOf(each))
  if (own.type === 'object')
    return Object.fromEntries((own.required ?? []).map((name) => [name, emptyOf(own.properties?.[name] ?? {}, name)]))
  if (own.type === 'array') return []
  if (own.type === 'boolean') return false
  if (key === 'id') return `line-${Math.random().toString(36).slice(2, 8)}`
  return ''
}

function changeList(
  document: Document,
  shape: Shape,
  path: readonly Key[],
  action: (typeof listActions)[number],
): void {
  const at = action === 'add' ? path : path.slice(0, -1)
  const found = shapeAt(document, shape, at)
  const own = found && shapeFor(found, valueAt(document, at))
  // A list for each language has the same lines in all.
  const lists = own && isInLanguages(own) ? locales.map((locale) => [...at, locale]) : [at]
  const index = Number(path.at(-1))
  for (const list of lists) {
    const items = shapeAt(document, shape, list)?.items
    if (!items) return
    if (!isSeq(document.getIn(list, true))) setNode(document, list, new YAMLSeq())
    const sequence = document.getIn(list, true)
    if (!isSeq(sequence)) return
    sequence.flow = false
    if (action === 'add') sequence.add(document.createNode(emptyOf(items)))
    else if (action === 'remove') sequence.delete(index)
    else {
      const [moved] = sequence.items.splice(index, 1)
      if (moved !== undefined) sequence.items.splice(Math.max(0, index + (action === 'up' ? -1 : 1)), 0, moved)
    }
  }
}
