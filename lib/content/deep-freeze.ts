/**
 * Freezes a value and all values in it, and returns the value. Regular expressions and maps are not
 * frozen.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof RegExp || value instanceof Map) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}
