/** Excludes what changes a path (`/ \ ? # %`), control characters and marks of direction. */
const slugCharacters = /^[^\p{C}/\\?#%]+$/u

const maxSlugLength = 200

/** True for a text that can name a post in an address: 1 to 200 characters, not the folder `.` or `..`. */
export function isSlug(text: string): boolean {
  return (
    text.length <= maxSlugLength &&
    slugCharacters.test(text) &&
    text.trim() === text &&
    text !== '.' &&
    text !== '..'
  )
}

/** Returns the known text that differs from `text` at most in upper and lower case, or null. */
export function findIgnoringCase(known: readonly string[], text: string): string | null {
  const lowerCased = text.toLowerCase()
  return known.find((each) => each.toLowerCase() === lowerCased) ?? null
}
