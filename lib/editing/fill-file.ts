import { isCollection, isSeq, YAMLSeq, type Document } from 'yaml'
import { markdownFieldName, markFieldPrefix, rowsFieldPrefix } from '#lib/editing/field-prefixes'
import { createEmptyValue, formatFieldValue, parseFieldValue } from '#lib/editing/field-values'
import { readFigureTexts } from '#lib/editing/figure-texts'
import { createFigure, figureForms, listSharedFields } from '#lib/editing/figure-presets'
import { getFileShape } from '#lib/editing/file-shape'
import {
  findField,
  getPart,
  resolveShape,
  type FieldKey,
  type FieldPath,
  type Shape,
} from '#lib/editing/form-shape'
import { findMarkedNode, formatFile, openFile } from '#lib/editing/yaml-file'
import { removeInvisibleSigns } from '#lib/text/invisible-signs'

/** Maximum number of rows of one list. The longest list of the site has 80 rows. */
const maxRows = 1000

/** Splits a path such as `categories.0.title.ua`. The path of the root is empty. */
const toKeys = (path: string): FieldKey[] =>
  path === '' ? [] : path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))

/**
 * Writes the field values of a form into a file. Lines whose values do not change keep their order
 * and comments.
 * @param sent field values by path, such as `categories.0.title.ua`
 * @returns the new text of the file
 */
export function fillFile(file: string, text: string, sent: ReadonlyMap<string, string>): string {
  const open = openFile(file, text)
  const { document } = open
  const shape = getFileShape(file) ?? {}
  const before = formatFile(open)
  // The value `form` of a figure is changed first, because this value determines the lists and
  // fields. The rows of lists come next, because the rows determine the fields.
  const form = sent.get('form')
  if (shape.oneOf && form !== undefined) changeFigureForm(document, shape, form)
  for (const [name, value] of sent)
    if (name.startsWith(rowsFieldPrefix))
      arrangeRows(document, shape, toKeys(name.slice(rowsFieldPrefix.length)), value)
  // `toJS` runs again only after a change, because `toJS` is slow for the 500 fields of a file.
  let root: unknown = document.toJS()
  for (const [name, value] of sent) {
    const typed = removeInvisibleSigns(value.replaceAll('\r\n', '\n'))
    if (name === markdownFieldName) {
      if (open.markdown !== null) open.markdown = typed
    } else if (name.startsWith(markFieldPrefix)) {
      const node = findMarkedNode(document, toKeys(name.slice(markFieldPrefix.length)))
      if (value === 'false') delete node?.tag
    } else if (!name.startsWith(rowsFieldPrefix)) {
      const isChanged = setField(document, root, shape, toKeys(name), typed)
      if (isChanged) root = document.toJS()
    }
  }
  if (shape.oneOf) removeUnknownFields(document, shape)
  const after = formatFile(open)
  return after === before ? text : after
}

/**
 * Changes the value `form` of a figure. The figure keeps its texts and gets the preset numbers of
 * the new form. Then the sent fields replace these numbers.
 */
function changeFigureForm(document: Document, shape: Shape, form: string): void {
  const before = (document.toJS() as object | null) ?? {}
  if (getPart(before, 'form') === form || !figureForms.some((each) => each === form)) return
  const shared = listSharedFields(shape, form)
  for (const name of Object.keys(before)) if (!shared.includes(name)) document.delete(name)
  for (const [name, value] of Object.entries(createFigure(shape, form, readFigureTexts())))
    if (!document.has(name))
      document.set(name, document.createNode(value, { aliasDuplicateObjects: false }))
}

/**
 * Removes fields that the schema lacks. The value `form` of a figure determines its schema. After a
 * change of `form`, some fields are no longer allowed.
 */
function removeUnknownFields(document: Document, shape: Shape): void {
  const value = (document.toJS() as object | null) ?? {}
  const { properties } = resolveShape(shape, value)
  if (!properties) return
  for (const name of Object.keys(value)) if (!getPart(properties, name)) document.delete(name)
}

/**
 * Sets the value of one field from its text.
 * @param root the values of the file
 * @returns true when the document has changed
 */
function setField(
  document: Document,
  root: unknown,
  shape: Shape,
  path: FieldPath,
  text: string,
): boolean {
  const field = findField(shape, root, path)
  // A field without a name would replace the whole file.
  if (!field || path.length === 0 || text === formatFieldValue(field.shape, field.value))
    return false
  const key = path.at(-1)
  const parentPath = path.slice(0, -1)
  const parent = findField(shape, root, parentPath)
  const isOptional = typeof key === 'string' && !parent?.shape.required?.includes(key)
  const value = parseFieldValue(field.shape, text)
  const isEmpty = value === undefined || (value === false && field.value === undefined)
  if (!isEmpty || !isOptional) {
    setNode(document, path, value ?? '')
    return true
  }
  if (field.value === undefined) return false
  document.deleteIn(path)
  // When the removed field was the only field of its parent, the parent is removed too.
  const isParentEmpty = Object.keys(parent?.value ?? {}).length === 1
  if (parentPath.length > 0 && isParentEmpty) document.deleteIn(parentPath)
  return true
}

/**
 * Sets a value and creates missing parents of the value. When the value is a list, items that do
 * not change keep their YAML comments and tags.
 */
function setNode(document: Document, path: FieldPath, value: unknown): void {
  const node = document.getIn(path, true)
  if (Array.isArray(value) && isSeq(node)) {
    setItems(document, node, value)
    return
  }
  const isScalarAbove = (_key: FieldKey, index: number) =>
    index > 0 && !isCollection(document.getIn(path.slice(0, index), true))
  const scalarDepth = path.findIndex(isScalarAbove)
  if (scalarDepth > 0) document.deleteIn(path.slice(0, scalarDepth))
  document.setIn(path, Array.isArray(value) ? document.createNode(value) : value)
}

function setItems(document: Document, list: YAMLSeq, values: readonly unknown[]): void {
  list.items.splice(values.length)
  for (const [index, value] of values.entries()) {
    const before = formatFieldValue({}, getPart(list.toJSON(), index))
    if (before === formatFieldValue({}, value)) continue
    list.set(index, Array.isArray(value) ? document.createNode(value, { flow: true }) : value)
  }
}

/**
 * Adds, removes and moves the rows of a list. A moved row keeps its comments and tags.
 * @param origins the former index of each row, `new` for a new row; '' for a list without rows
 */
function arrangeRows(document: Document, shape: Shape, path: FieldPath, origins: string): void {
  const itemShape = findField(shape, document.toJS(), path)?.shape.items
  if (!itemShape) return
  const rows = origins === '' ? [] : origins.split(',').slice(0, maxRows)
  const node = document.getIn(path, true)
  const items: unknown[] = isSeq(node) ? [...node.items] : []
  const isUnchanged = rows.every((origin, index) => origin === String(index))
  if (isUnchanged && rows.length === items.length) return
  if (!isSeq(node)) setNode(document, path, new YAMLSeq())
  const list = document.getIn(path, true)
  if (!isSeq(list)) return
  list.flow = rows.length === 0
  const taken = new Set<string>()
  list.items = rows.map((origin) => {
    const item = taken.has(origin) ? undefined : getPart(items, Number(origin))
    taken.add(origin)
    return item ?? document.createNode(createEmptyValue(itemShape))
  })
}
