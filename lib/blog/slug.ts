/**
 * Matches a text that contains none of these: characters with a meaning in URLs (`/ \ ? # %`),
 * control characters, direction marks.
 */
const slugCharacters = /^[^\p{C}/\\?#%]+$/u

const maxSlugLength = 200

/**
 * True for a text that can be the slug of a post. A slug has 1 to 200 characters, and is not the
 * path segment `.` or `..`.
 */
export function isSlug(text: string): boolean {
  return (
    text.length <= maxSlugLength &&
    slugCharacters.test(text) &&
    text.trim() === text &&
    text !== '.' &&
    text !== '..'
  )
}

/**
 * Returns the item of `known` that equals `text`, ignoring case. Returns null when there is no such
 * item.
 */
export function findIgnoringCase(known: readonly string[], text: string): string | null {
  const lowerCased = text.toLowerCase()
  return known.find((each) => each.toLowerCase() === lowerCased) ?? null
}
