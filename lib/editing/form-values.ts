import { createEmptyValue, formatFieldValue } from '#lib/editing/field-values'
import { markFieldPrefix, rowsFieldPrefix } from '#lib/editing/field-prefixes'
import {
  getFieldKind,
  getPart,
  resolveShape,
  type FieldPath,
  type Shape,
} from '#lib/editing/form-shape'

// The values of a document's form in the browser. Numbers and days are texts, as the editor types
// them.

/**
 * Property of a row that is marked `!placeholder`. The property is true until an editor unchecks
 * the mark. A row without a mark lacks the property.
 */
const rowMark = `${markFieldPrefix}item` as const

/** A row of a list in the form. */
export type FormRow = {
  /** Unique in the form. */
  key: string
  /** Index of the row in the file; null for a new row. */
  origin: number | null
  item: FormValue
  [rowMark]?: boolean
}
export type FormGroup = { [name: string]: FormValue }
export type FormValue = string | boolean | FormRow[] | FormGroup

const isRows = (value: FormValue): value is FormRow[] => Array.isArray(value)

/**
 * Creates the values of a form from a value in a file. For a field that is marked `!placeholder`,
 * `true` is added under the field's name with the prefix `markFieldPrefix`.
 */
export function createFormValue(
  shape: Shape,
  value: unknown,
  isMarked: (path: FieldPath) => boolean = () => false,
  path: FieldPath = [],
): FormValue {
  const resolved = resolveShape(shape, value)
  const kind = getFieldKind(resolved)
  if (kind === 'list') {
    const items: readonly unknown[] = resolved.prefixItems ?? (Array.isArray(value) ? value : [])
    return items.map((_item, index) => ({
      key: [...path, index].join('.'),
      origin: index,
      item: createFormValue(
        resolved.prefixItems?.[index] ?? resolved.items ?? {},
        getPart(value, index),
        isMarked,
        [...path, index],
      ),
      ...(isMarked([...path, index]) && { [rowMark]: true }),
    }))
  }
  if (resolved.properties) {
    const fields = Object.entries(resolved.properties).map(
      ([name, each]) =>
        [name, createFormValue(each, getPart(value, name), isMarked, [...path, name])] as const,
    )
    const marks = Object.keys(resolved.properties)
      .filter((name) => isMarked([...path, name]))
      .map((name) => [markFieldPrefix + name, true] as const)
    return Object.fromEntries([...fields, ...marks])
  }
  return kind === 'flag' ? value === true : formatFieldValue(resolved, value)
}

/** Creates a row with the values that its schema requires. */
export const createFormRow = (shape: Shape, key: string): FormRow => ({
  key,
  origin: null,
  item: createFormValue(shape, createEmptyValue(shape)),
})

/** The name and the text of each field that the form sends to the server. */
type SentField = readonly [name: string, text: string]

/**
 * Lists the fields that the form sends for one file.
 * @param origins the index of each row in the saved file, by the `key` of the row; `origin` is the
 * index of a row whose key is missing
 */
export function listSentFields(
  value: FormValue,
  origins: ReadonlyMap<string, number>,
  path: FieldPath = [],
): SentField[] {
  if (isRows(value)) {
    const indexes = value.map(({ key, origin }) => origins.get(key) ?? origin ?? 'new')
    const rows = value.flatMap(({ item, [rowMark]: mark }, index): SentField[] => {
      const rowPath = [...path, index]
      const markField = [markFieldPrefix + rowPath.join('.'), String(mark)] as const
      const fields = listSentFields(item, origins, rowPath)
      return mark === undefined ? fields : [markField, ...fields]
    })
    return [[rowsFieldPrefix + path.join('.'), indexes.join(',')], ...rows]
  }
  if (typeof value !== 'object') return [[path.join('.'), String(value)]]
  return Object.entries(value).flatMap(([name, part]): SentField[] => {
    if (!name.startsWith(markFieldPrefix)) return listSentFields(part, origins, [...path, name])
    const marked = [...path, name.slice(markFieldPrefix.length)].join('.')
    return [[markFieldPrefix + marked, part === true ? 'true' : 'false']]
  })
}

/** Lists the current index of each row by the key of the row. */
export function listRowIndexes(value: FormValue): [key: string, index: number][] {
  if (isRows(value))
    return value.flatMap(({ key, item }, index) => [[key, index], ...listRowIndexes(item)])
  return typeof value === 'object' ? Object.values(value).flatMap(listRowIndexes) : []
}
