import { isCollection, isNode, isSeq, stringify, YAMLSeq, type Document } from 'yaml'
import { z } from 'zod'
import { headed } from '#lib/content/open'
import { parseYaml, placeholder } from '#lib/content/source'
import { schemaOf } from '#lib/editing/documents'
import { locales } from '#lib/i18n/locales'
import { getKyivDay } from '#lib/time/kyiv-time'

// A form for any document: made from its schema, and put back into its YAML, of which the rest stays as it is written.

/** What a schema says, as JSON Schema; `choices` is metadata of ours, what there is to choose from, and `isPicture`, one that was uploaded. */
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
  choices?: string
  isPicture?: boolean
}

type Key = string | number
/** From the whole of a file to a part of it. */
export type FieldPath = readonly Key[]

const shapes = new WeakMap<z.ZodType, Shape>()

export function shapeOfFile(file: string): Shape | undefined {
  const schema = schemaOf(file)
  if (!schema) return undefined
  const shape =
    shapes.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape)
  shapes.set(schema, shape)
  return shape
}

/** One of those that a schema allows, the one of a value that is there; of a record the fields it may have. */
export function shapeFor(shape: Shape, value: unknown): Shape {
  const several = shape.anyOf ?? shape.oneOf
  const [first] = several ?? []
  if (several && first) {
    const own = shapeFor(several.find((each) => fits(each, value)) ?? first, value)
    // Of a drawing any form can be chosen.
    const forms = shape.oneOf?.map((each) => each.properties?.['form']?.const)
    return forms ? { ...own, properties: { ...own.properties, form: { enum: forms } } } : own
  }
  const each = shape.additionalProperties
  const names = shape.propertyNames?.enum
  return names && each
    ? { ...shape, properties: Object.fromEntries(names.map((name) => [name, each])) }
    : shape
}

function fits(shape: Shape, value: unknown): boolean {
  if (shape.anyOf) return shape.anyOf.some((each) => fits(each, value))
  const { const: form } = shape.properties?.['form'] ?? {}
  if (form !== undefined) return partOf(value, 'form') === form
  if (Array.isArray(value))
    return shape.type === 'array' && value.length === (shape.prefixItems ?? value).length
  return (
    shape.type === (value === null ? 'null' : Number.isInteger(value) ? 'integer' : typeof value)
  )
}

export const partOf = (value: unknown, key: Key): unknown =>
  Object.getOwnPropertyDescriptor(value ?? {}, key)?.value as unknown

type Kind =
  'languages' | 'fields' | 'row' | 'lines' | 'list' | 'choice' | 'flag' | 'number' | 'text'

/** What a form shows for a shape. `row`: values in one line, such as the ends of a scale; `lines`: a list as a text. */
export function kindOf({
  type,
  properties,
  prefixItems,
  items,
  anyOf = [],
  ...shape
}: Shape): Kind {
  if (properties)
    return String(Object.keys(properties)) === String(locales) ? 'languages' : 'fields'
  const isOf = (each: Shape, ...kinds: Kind[]) => kinds.includes(kindOf(each))
  if (prefixItems?.every((each) => isOf(each, 'choice', 'flag', 'number', 'text'))) return 'row'
  if (anyOf.some((each) => isOf(each, 'row'))) return 'row'
  if (items && !prefixItems && isOf(items, 'row', 'flag', 'number', 'text')) return 'lines'
  if (type === 'array') return 'list'
  if (shape.enum || shape.choices !== undefined) return 'choice'
  if (type === 'boolean') return 'flag'
  return type === 'number' || type === 'integer' ? 'number' : 'text'
}

export function textOf(shape: Shape, value: unknown): string {
  if (Array.isArray(value))
    return value.map((each) => textOf({}, each)).join(kindOf(shape) === 'lines' ? '\n' : ', ')
  return typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? `${value}`
      : ''
}

/** The least that a shape allows, to be filled in. */
function emptyOf(shape: Shape, key?: string): unknown {
  const {
    type,
    properties = {},
    required = [],
    prefixItems = [],
    ...own
  } = shapeFor(shape, undefined)
  if (own.const !== undefined || own.enum) return own.const ?? own.enum?.[0]
  if (own.format === 'date') return getKyivDay(new Date())
  if (type === 'object')
    return Object.fromEntries(required.map((name) => [name, emptyOf(properties[name] ?? {}, name)]))
  if (type === 'array')
    return kindOf(shape) === 'row' ? [] : prefixItems.map((each) => emptyOf(each))
  if (type === 'boolean') return false
  return key === 'id' ? `line-${Math.random().toString(36).slice(2, 8)}` : ''
}

/** A file's YAML, and the text below it if it has one; of YAML that cannot be read nothing. */
export function openFile(file: string, text: string) {
  const hasHead = schemaOf(file) !== undefined
  const [, yaml = '', body = text] = file.endsWith('.yaml')
    ? [text, text]
    : (hasHead && headed.exec(text)) || []
  const document = parseYaml(yaml)
  const markdown = file.endsWith('.yaml') ? null : body
  return { document: document.errors.length > 0 ? parseYaml('') : document, markdown, hasHead }
}

function writeFile({ document, markdown, hasHead }: ReturnType<typeof openFile>): string {
  const yaml = written(document)
  if (markdown === null) return yaml
  return hasHead ? `---\n${yaml}---\n${markdown}` : markdown
}

/** YAML as editors of files write it. */
export function written(document: Document): string {
  const yaml = document.toString({ lineWidth: 0, flowCollectionPadding: false })
  return yaml.replace(/"(?:[^"\\\n]|\\.)*"/g, (quoted) => quoted.replaceAll('\u00A0', '\\u00A0'))
}

/** A file of which nothing is known. */
export function emptyFile(file: string): string {
  const markdown = file.endsWith('.yaml') ? null : '\n'
  const shape = shapeOfFile(file)
  return writeFile({
    document: parseYaml(stringify(emptyOf(shape ?? {}))),
    markdown,
    hasHead: shape !== undefined,
  })
}

/** Where the form has the file's text below its head, and whether a value still stands in for the clinic's own. */
export const textName = 'text()'
export const markName = 'mark()'

export function markedNode(document: Document, path: FieldPath) {
  const node = document.getIn(path, true)
  return isNode(node) && node.tag === placeholder ? node : undefined
}

const keysOf = (name: string): Key[] =>
  name.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))

/**
 * The text of a file after a form.
 * @param sent what the form says of this file, by the paths of its fields
 * @param action a button of a list, such as `remove options.3`
 */
export function fillFile(
  file: string,
  text: string,
  sent: ReadonlyMap<string, string>,
  action = '',
): string {
  const open = openFile(file, text)
  const { document } = open
  const shape = shapeOfFile(file) ?? {}
  const before = writeFile(open)
  for (const [name, value] of sent) {
    const typed = value.replaceAll('\r\n', '\n')
    if (name === textName) open.markdown &&= typed
    else if (!name.startsWith(markName)) setField(document, shape, keysOf(name), typed)
    else if (value === 'false')
      delete markedNode(document, keysOf(name.slice(markName.length)))?.tag
  }
  // Of a drawing of another form what that has stays.
  const known = shape.oneOf && shapeFor(shape, document.toJS()).properties
  for (const name of known ? Object.keys(document.toJS() as object) : [])
    if (!partOf(known, name)) document.delete(name)
  const [verb = '', path = ''] = action.split(' ')
  if (verb !== '') changeList(document, shape, keysOf(path), verb)
  const after = writeFile(open)
  return after === before ? text : after
}

type Field = { shape: Shape; value: unknown }

/** The shape and value of a field that a document may have; undefined where its schema knows none. */
function fieldAt(shape: Shape, value: unknown, [key, ...rest]: FieldPath): Field | undefined {
  if (key === undefined) return { shape: shapeFor(shape, value), value }
  const { properties = {}, prefixItems = [], items } = shapeFor(shape, value)
  const part = partOf(value, key)
  const line = prefixItems[Number(key)] ?? (part === undefined ? undefined : items)
  const own = typeof key === 'number' ? line : (partOf(properties, key) as Shape | undefined)
  return own && fieldAt(own, part, rest)
}

/** The path of the field that shows a part of a file: lines of a text and values in a row are of one. */
export function shownPath(file: string, value: unknown, path: FieldPath): FieldPath {
  const end = path.findIndex((_key, index) => {
    const { shape = {} } = fieldAt(shapeOfFile(file) ?? {}, value, path.slice(0, index)) ?? {}
    return /^(lines|row)$/.test(kindOf(shape))
  })
  return end < 0 ? path : path.slice(0, end)
}

function setField(document: Document, shape: Shape, path: FieldPath, text: string): void {
  const all: unknown = document.toJS()
  const field = fieldAt(shape, all, path)
  if (!field || text === textOf(field.shape, field.value)) return
  const above = path.slice(0, -1)
  const parent = fieldAt(shape, all, above)
  const isOptional =
    typeof path.at(-1) === 'string' && !parent?.shape.required?.includes(String(path.at(-1)))
  const value = valueOf(field.shape, text)
  const isNothing = value === undefined || (value === false && field.value === undefined)
  if (!isNothing || !isOptional) setNode(document, path, value ?? '')
  else if (field.value !== undefined) {
    document.deleteIn(path)
    // What is left out of something that may be missing as a whole goes with it.
    if (above.length > 0 && Object.keys(parent?.value ?? {}).length === 1) document.deleteIn(above)
  }
}

/** Sets a part of a document, within whatever must be there for it; of a list the lines that are others. */
function setNode(document: Document, path: FieldPath, value: unknown): void {
  const list = document.getIn(path, true)
  if (Array.isArray(value) && isSeq(list)) {
    list.items.splice(value.length)
    for (const [index, each] of value.entries())
      if (textOf({}, partOf(list.toJSON(), index)) !== textOf({}, each))
        list.set(index, Array.isArray(each) ? document.createNode(each, { flow: true }) : each)
    return
  }
  const wrong = path.findIndex(
    (_key, index) => index > 0 && !isCollection(document.getIn(path.slice(0, index), true)),
  )
  if (wrong > 0) document.deleteIn(path.slice(0, wrong))
  document.setIn(path, Array.isArray(value) ? document.createNode(value) : value)
}

/** What a field says; undefined for nothing, and what cannot be a value as it is, for the rules to refuse. */
function valueOf(shape: Shape, text: string): unknown {
  const kind = kindOf(shape)
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (kind === 'lines') return lines.map((line) => valueOf(shape.items ?? {}, line))
  if (kind === 'row') return text.trim() && text.split(/;|,(?!\d)/).map(scalarOf)
  if (kind === 'flag') return text === 'true' || (shape.const === true ? undefined : false)
  if (text.trim() === '') return undefined
  return /^(number|integer)$/.test(shape.type ?? '') ? scalarOf(text) : text
}

/** A number as people write it, or a word; null for nothing. */
function scalarOf(text: string): number | string | null {
  const digits = text.replaceAll(/[\s\u00A0]/g, '').replace(',', '.')
  return digits === '' ? null : Number.isFinite(Number(digits)) ? Number(digits) : text.trim()
}

function changeList(document: Document, shape: Shape, path: FieldPath, verb: string): void {
  const list = verb === 'add' ? path : path.slice(0, -1)
  const index = path.at(-1)
  const items = fieldAt(shape, document.toJS(), list)?.shape.items
  if (!items) return
  if (!isSeq(document.getIn(list, true))) setNode(document, list, new YAMLSeq())
  const sequence = document.getIn(list, true)
  if (!isSeq(sequence)) return
  sequence.flow = false
  if (verb === 'add') sequence.add(document.createNode(emptyOf(items)))
  if (verb === 'add' || typeof index !== 'number') return
  const moved = sequence.items.splice(index, 1)
  if (verb !== 'remove')
    sequence.items.splice(Math.max(0, index + (verb === 'up' ? -1 : 1)), 0, ...moved)
}
