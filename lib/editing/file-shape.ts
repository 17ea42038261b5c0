import { z } from 'zod'
import { getFileSchema } from '#lib/editing/document-files'
import { findField, getFieldKind, type FieldPath, type Shape } from '#lib/editing/form-shape'

const shapes = new WeakMap<z.ZodType, Shape>()

/**
 * Returns the shape of a YAML file, or of the YAML front matter of a Markdown file. Returns
 * undefined for a printable sheet (`sheet.ua.md`), which has no front matter.
 */
export function getFileShape(file: string): Shape | undefined {
  const schema = getFileSchema(file)
  if (!schema) return undefined
  const shape =
    shapes.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape)
  shapes.set(schema, shape)
  return shape
}

/**
 * Finds the path of the form field that shows the value at `path`. One form field of the kind
 * `lines` or `row` shows all items of a value. For an item, the result is therefore the path of the
 * whole value.
 */
export function findShownPath(file: string, value: unknown, path: FieldPath): FieldPath {
  const fileShape = getFileShape(file) ?? {}
  const end = path.findIndex((_key, index) => {
    const { shape = {} } = findField(fileShape, value, path.slice(0, index)) ?? {}
    return /^(lines|row)$/.test(getFieldKind(shape))
  })
  return end < 0 ? path : path.slice(0, end)
}
