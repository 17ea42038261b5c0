import { locales } from '#lib/i18n/locales'

// The desk makes a form for each file of a document from the schema of the file. Code in the
// browser imports this file too, so this file imports no code of the server.

/** A schema as JSON Schema, with additional properties from the metadata of the zod schemas. */
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
  /** Names a list of allowed ids (`field-choices.ts`). */
  choices?: string
  /** True for a field that contains the file name of an uploaded picture. */
  isPicture?: boolean
  /** True for a field that contains a DOI. */
  isDoi?: boolean
  /** True for a field that few documents need. The form shows such fields in a collapsed group. */
  isRare?: boolean
  /** True for a choice that is empty in a new document. */
  isUnset?: boolean
  /** In a new document this field is the day that is `daysAhead` days from today. */
  daysAhead?: number
}

export type FieldKey = string | number
/** The keys that lead from the root of a file to a field. */
export type FieldPath = readonly FieldKey[]

/**
 * Resolves `anyOf` and `oneOf` to the alternative that fits the value, or to the first alternative.
 * Resolves a record to an object with all possible keys as properties.
 */
export function resolveShape(shape: Shape, value: unknown): Shape {
  if (isNumberOrLines(shape)) return shape
  const alternatives = shape.anyOf ?? shape.oneOf
  const [first] = alternatives ?? []
  if (alternatives && first) {
    const match = alternatives.find((each) => isFitting(each, value)) ?? first
    const resolved = resolveShape(match, value)
    if (!shape.oneOf) return resolved
    // The schema of figures has an alternative for each value of `form`. The editor may choose any
    // of these values.
    const forms = shape.oneOf.map((each) => each.properties?.['form']?.const)
    return { ...resolved, properties: { ...resolved.properties, form: { enum: forms } } }
  }
  const itemShape = shape.additionalProperties
  const names = shape.propertyNames?.enum
  if (!names || !itemShape) return shape
  return { ...shape, properties: Object.fromEntries(names.map((name) => [name, itemShape])) }
}

function isFitting(shape: Shape, value: unknown): boolean {
  if (shape.anyOf) return shape.anyOf.some((each) => isFitting(each, value))
  const form = shape.properties?.['form']?.const
  if (form !== undefined) return getPart(value, 'form') === form
  if (Array.isArray(value))
    return shape.type === 'array' && value.length === (shape.prefixItems ?? value).length
  // The form in the browser holds numbers as texts, so a text fits every shape except an object.
  if (typeof value === 'string') return shape.type !== 'object'
  return shape.type === getJsonType(value)
}

/**
 * True for a schema that allows a number or a list of numbers. The form shows such a value as
 * lines.
 */
const isNumberOrLines = ({ anyOf = [] }: Shape): boolean =>
  anyOf.some(({ type }) => type === 'array') && anyOf.some(({ type }) => type === 'integer')

function getJsonType(value: unknown): string {
  if (value === null) return 'null'
  return Number.isInteger(value) ? 'integer' : typeof value
}

/** Reads an own property; undefined for an inherited or missing property. */
export const getPart = (value: unknown, key: FieldKey): unknown =>
  Object.getOwnPropertyDescriptor(value ?? {}, key)?.value as unknown

/**
 * The kind of form field for a shape. `languages`: one field per language. `row`: several values in
 * one line, such as the ends of a scale. `lines`: a list as the lines of one text field.
 */
export type FieldKind =
  'languages' | 'fields' | 'row' | 'lines' | 'list' | 'choice' | 'flag' | 'number' | 'text'

export function getFieldKind(shape: Shape): FieldKind {
  const { type, properties, prefixItems, items, anyOf = [] } = shape
  if (properties) {
    const isTranslated = String(Object.keys(properties)) === String(locales)
    return isTranslated ? 'languages' : 'fields'
  }
  if (isNumberOrLines(shape)) return 'lines'
  const isKind = (each: Shape, ...kinds: FieldKind[]) => kinds.includes(getFieldKind(each))
  if (prefixItems?.every((each) => isKind(each, 'choice', 'flag', 'number', 'text'))) return 'row'
  if (anyOf.some((each) => isKind(each, 'row'))) return 'row'
  if (items && !prefixItems && isKind(items, 'row', 'flag', 'number', 'text')) return 'lines'
  if (type === 'array') return 'list'
  if (shape.enum || shape.choices !== undefined) return 'choice'
  if (type === 'boolean') return 'flag'
  return type === 'number' || type === 'integer' ? 'number' : 'text'
}

export type FieldState = { shape: Shape; value: unknown }

/** Finds a field by its path; undefined for a path outside the schema. */
export function findField(
  shape: Shape,
  value: unknown,
  [key, ...rest]: FieldPath,
): FieldState | undefined {
  const resolved = resolveShape(shape, value)
  if (key === undefined) return { shape: resolved, value }
  const part = getPart(value, key)
  const partShape = findPartShape(resolved, key, part)
  return partShape && findField(partShape, part, rest)
}

function findPartShape(shape: Shape, key: FieldKey, part: unknown): Shape | undefined {
  const { properties = {}, prefixItems = [], items } = shape
  if (typeof key === 'string') return getPart(properties, key) as Shape | undefined
  return prefixItems[key] ?? (part === undefined ? undefined : items)
}
