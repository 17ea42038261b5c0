import { isCollection, isSeq, YAMLSeq, type Document } from 'yaml'
import { createEmptyValue, formatFieldValue, parseFieldValue } from '#lib/editing/field-values'
import {
  findField,
  getFileShape,
  getPart,
  resolveShape,
  type FieldKey,
  type FieldPath,
  type Shape,
} from '#lib/editing/form-shape'
import { findMarkedNode, formatFile, markdownFieldName, openFile } from '#lib/editing/yaml-file'
import { removeInvisibleSigns } from '#lib/text/invisible-signs'

/**
 * Prefix of a checkbox's name. The checkbox removes the tag `!placeholder` from a field when an
 * editor unchecks it.
 */
export const markFieldPrefix = 'mark()'

/**
 * The action of a list button. `path` is the path of the list for `add`, which appends an empty
 * item, and the path of the item for the other verbs.
 */
export type ListAction = { verb: 'add' | 'remove' | 'up' | 'down'; path: string }

const toKeys = (path: string): FieldKey[] =>
  path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))

/**
 * Writes the field values of a form into a file. Lines without a changed value keep their order and
 * comments.
 * @param sent field values by path, such as `categories.0.title.ua`
 * @returns the new text of the file
 */
export function fillFile(
  file: string,
  text: string,
  sent: ReadonlyMap<string, string>,
  action?: ListAction,
): string {
  const open = openFile(file, text)
  const { document } = open
  const shape = getFileShape(file) ?? {}
  const before = formatFile(open)
  for (const [name, value] of sent) {
    const typed = removeInvisibleSigns(value.replaceAll('\r\n', '\n'))
    if (name === markdownFieldName) {
      if (open.markdown !== null) open.markdown = typed
    } else if (name.startsWith(markFieldPrefix)) {
      const node = findMarkedNode(document, toKeys(name.slice(markFieldPrefix.length)))
      if (value === 'false') delete node?.tag
    } else setField(document, shape, toKeys(name), typed)
  }
  if (shape.oneOf) removeUnknownFields(document, shape)
  if (action) changeList(document, shape, toKeys(action.path), action.verb)
  const after = formatFile(open)
  return after === before ? text : after
}

/**
 * Removes fields that the schema lacks. The schema of a figure depends on the value `form`, so
 * other fields are allowed after an editor has changed this value.
 */
function removeUnknownFields(document: Document, shape: Shape): void {
  const value = (document.toJS() as object | null) ?? {}
  const { properties } = resolveShape(shape, value)
  if (!properties) return
  for (const name of Object.keys(value)) if (!getPart(properties, name)) document.delete(name)
}

function setField(document: Document, shape: Shape, path: FieldPath, text: string): void {
  const root: unknown = document.toJS()
  const field = findField(shape, root, path)
  if (!field || text === formatFieldValue(field.shape, field.value)) return
  const key = path.at(-1)
  const parentPath = path.slice(0, -1)
  const parent = findField(shape, root, parentPath)
  const isOptional = typeof key === 'string' && !parent?.shape.required?.includes(key)
  const value = parseFieldValue(field.shape, text)
  const isEmpty = value === undefined || (value === false && field.value === undefined)
  if (!isEmpty || !isOptional) {
    setNode(document, path, value ?? '')
    return
  }
  if (field.value === undefined) return
  document.deleteIn(path)
  // When the removed field was the only field of its group, the group is removed too.
  const isParentEmpty = Object.keys(parent?.value ?? {}).length === 1
  if (parentPath.length > 0 && isParentEmpty) document.deleteIn(parentPath)
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

function changeList(
  document: Document,
  shape: Shape,
  path: FieldPath,
  verb: ListAction['verb'],
): void {
  const listPath = verb === 'add' ? path : path.slice(0, -1)
  const itemShape = findField(shape, document.toJS(), listPath)?.shape.items
  if (!itemShape) return
  if (!isSeq(document.getIn(listPath, true))) setNode(document, listPath, new YAMLSeq())
  const list = document.getIn(listPath, true)
  if (!isSeq(list)) return
  list.flow = false
  if (verb === 'add') {
    list.add(document.createNode(createEmptyValue(itemShape)))
    return
  }
  const index = path.at(-1)
  if (typeof index !== 'number') return
  const item = list.items.splice(index, 1)
  if (verb === 'remove') return
  const newIndex = verb === 'up' ? index - 1 : index + 1
  list.items.splice(Math.max(0, newIndex), 0, ...item)
}
