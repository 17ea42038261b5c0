/**
 * A visitor's text as it can be stored and shown: halves of surrogate pairs and characters that override the direction of
 * writing go; control characters and line separators become spaces, single and not at the ends. PostgreSQL refuses U+0000
 * and such halves, and a terminal obeys the others. Every text that is stored passes here, or `cutText`.
 */
export function cleanText(text: string): string {
  return text
    .replace(/[\p{Cs}\u202A-\u202E\u2066-\u2069\uFFFD]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** Length of a text as the limits count it: code points. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}
