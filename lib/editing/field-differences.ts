import type { Messages } from 'next-intl'
import { basename } from 'node:path'
import type { DocumentFiles } from '#lib/editing/document-files'
import { describeField } from '#lib/editing/describe-field'
import { formatFieldValue } from '#lib/editing/field-values'
import { markdownFieldName } from '#lib/editing/field-prefixes'
import { getFileShape } from '#lib/editing/file-shape'
import { getFieldKind, getPart, resolveShape, type Shape } from '#lib/editing/form-shape'
import { summarizeItem } from '#lib/editing/summarize-item'
import { openFile } from '#lib/editing/yaml-file'

/** A field that differs between two versions of a document. An empty field has the text ''. */
export type FieldDifference = { label: string; before: string; after: string }

type EditorTexts = Messages['Staff']['content']

/** A field of a version: its label and its text. */
type ReadField = { label: string; text: string }

/**
 * Compares two versions of a document field by field. Compares items of lists by their ids, so that
 * an added item does not make all later items differ.
 */
export function listFieldDifferences(
  before: DocumentFiles,
  after: DocumentFiles,
  texts: EditorTexts,
): readonly FieldDifference[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return paths.flatMap((path) => {
    const old = readFields(path, before[path] ?? '', texts)
    const changed = readFields(path, after[path] ?? '', texts)
    const keys = [...new Set([...old.keys(), ...changed.keys()])]
    return keys.flatMap((key) => {
      const from = old.get(key)
      const to = changed.get(key)
      const difference = {
        label: to?.label ?? from?.label ?? key,
        before: from?.text ?? '',
        after: to?.text ?? '',
      }
      return difference.before === difference.after ? [] : [difference]
    })
  })
}

/**
 * Reads all fields of a file. The map's key of a field contains the id of the field's list item.
 * The key therefore does not depend on the order of the list.
 */
function readFields(path: string, text: string, texts: EditorTexts): Map<string, ReadField> {
  const { document, markdown } = openFile(path, text)
  const file = basename(path)
  const found = new Map<string, ReadField>()
  const add = (key: string, label: string, value: string) => {
    found.set(`${file}:${key}`, { label, text: value.trim() })
  }
  function read(shape: Shape, value: unknown, key: readonly string[], labels: readonly string[]) {
    const resolved = resolveShape(shape, value)
    const kind = getFieldKind(resolved)
    const items: readonly unknown[] = Array.isArray(value) ? value : []
    if (kind === 'list') {
      for (const [index, item] of items.entries()) {
        const id = formatFieldValue({}, getPart(item, 'id')) || String(index)
        const itemShape = resolved.prefixItems?.[index] ?? resolved.items ?? {}
        const title = summarizeItem(item) ?? String(index + 1)
        read(itemShape, item, [...key, id], [...labels, title])
      }
      return
    }
    if (resolved.properties) {
      for (const [name, part] of Object.entries(resolved.properties)) {
        const label = describeField(`:${name}`, texts)
        read(part, getPart(value, name), [...key, name], [...labels, label])
      }
      return
    }
    const written = kind === 'flag' && value === false ? '' : formatFieldValue(resolved, value)
    const codes: Readonly<Record<string, string>> = texts.values
    add(
      key.join('.'),
      labels.join(' › '),
      kind === 'choice' ? (codes[written] ?? written) : written,
    )
  }
  const title = describeField(`${file}:`, texts)
  const shape = getFileShape(path)
  const labels = title === '' ? [] : [title]
  if (shape && text !== '') read(shape, document.toJS(), [], labels)
  if (markdown !== null) add(markdownFieldName, title, markdown)
  return found
}
