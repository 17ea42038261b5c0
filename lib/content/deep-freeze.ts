/** Freezes a value with everything in it, and returns it. Regular expressions and maps stay as they are. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof RegExp || value instanceof Map) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}
