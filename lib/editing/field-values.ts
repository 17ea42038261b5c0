import { getFieldKind, resolveShape, type Shape } from '#lib/editing/form-shape'
import { addDays, getKyivDay } from '#lib/time/kyiv-time'

// Converts values of a YAML file to the texts of form fields, and back.

/** The text that a form field shows for a value. */
export function formatFieldValue(shape: Shape, value: unknown): string {
  if (Array.isArray(value)) {
    const separator = getFieldKind(shape) === 'lines' ? '\n' : ', '
    return value.map((each) => formatFieldValue(shape.items ?? {}, each)).join(separator)
  }
  if (typeof value === 'string') return shape.format === 'date' ? formatDayField(value) : value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/**
 * Formats an ISO day as editors write it: `25.12.2026`. A text that is not an ISO day is returned
 * unchanged.
 */
export const formatDayField = (day: string): string =>
  day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1')

/**
 * Parses a day such as `25.12.2026`, `5.1.2026` or `25/12/2026` to an ISO day. Any other text is
 * only trimmed, so that the rules report the mistake.
 */
export function parseDayField(text: string): string {
  const [, day = '', month = '', year = ''] =
    /^\s*(\d{1,2})[./](\d{1,2})[./](\d{4})\s*$/.exec(text) ?? []
  return year === '' ? text.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/**
 * Shortens the URL of a work, such as `https://doi.org/10.1000/182`, to its DOI (`10.1000/182`).
 */
export const parseDoi = (text: string): string =>
  text.trim().replace(/^(?:https?:\/\/)?(?:(?:dx|www)\.)?doi\.org\/|^doi:\s*/i, '')

/**
 * Parses the text of a form field; undefined for an empty field. An invalid text is returned
 * unchanged, so that the rules in `lib/editing/rules` report the mistake.
 */
export function parseFieldValue(shape: Shape, text: string): unknown {
  const kind = getFieldKind(shape)
  if (kind === 'lines') {
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    const [first] = lines
    // The schema allows a number or a list of numbers. A single line is a number.
    if (shape.anyOf) return lines.length === 1 ? parseScalar(first ?? '') : lines.map(parseScalar)
    return lines.map((line) => parseFieldValue(shape.items ?? {}, line))
  }
  // A comma before a digit is a decimal comma, so `1,5, 3` contains two numbers.
  if (kind === 'row') return text.trim() && text.split(/;|,(?!\d)/).map(parseScalar)
  if (kind === 'flag' && text === 'true') return true
  if (kind === 'flag') return shape.const === true ? undefined : false
  if (text.trim() === '') return undefined
  if (shape.format === 'date') return parseDayField(text)
  if (shape.isDoi) return parseDoi(text)
  return shape.type === 'number' || shape.type === 'integer' ? parseScalar(text) : text
}

/**
 * Parses a number in any notation (`30 000`, `3,5`). Returns null for an empty text, and the
 * trimmed text when the text is not a number.
 */
function parseScalar(text: string): number | string | null {
  const digits = text.replaceAll(/[\s\u00A0]/g, '').replace(',', '.')
  if (digits === '') return null
  return Number.isFinite(Number(digits)) ? Number(digits) : text.trim()
}

/** Creates a value for a new file or a new list item. The value has only the required fields. */
export function createEmptyValue(shape: Shape, key?: string): unknown {
  const resolved = resolveShape(shape, undefined)
  const { type, properties = {}, required = [], prefixItems = [] } = resolved
  if (resolved.isUnset) return ''
  if (resolved.const !== undefined || resolved.enum) return resolved.const ?? resolved.enum?.[0]
  if (resolved.format === 'date') return addDays(getKyivDay(new Date()), shape.daysAhead ?? 0)
  if (type === 'object')
    return Object.fromEntries(
      required.map((name) => [name, createEmptyValue(properties[name] ?? {}, name)]),
    )
  if (type === 'array' && getFieldKind(shape) === 'row') return []
  if (type === 'array') return prefixItems.map((each) => createEmptyValue(each))
  if (type === 'boolean') return false
  return key === 'id' ? `line-${Math.random().toString(36).slice(2, 8)}` : ''
}
