/**
 * Removes characters that cannot be stored or shown safely. PostgreSQL refuses U+0000 and lone
 * surrogates. A terminal obeys control characters and overrides of the writing direction.
 */
function cleanText(text: string): string {
  return text
    .replace(/[\p{Cs}\u202A-\u202E\u2066-\u2069\uFFFD]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/**
 * Matches any character except spaces, format characters, fillers such as U+3164, and the empty
 * braille pattern.
 */
const visibleCharacter = /[^\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Returns the cleaned text, or '' when the cleaned text contains no visible character. */
export function cleanVisibleText(text: string): string {
  const clean = cleanText(text)
  return visibleCharacter.test(clean) ? clean : ''
}

/** Counts the code points of a text. An emoji such as 😀 counts as one. */
export function countCodePoints(text: string): number {
  return Array.from(text).length
}

/**
 * Cleans a text and cuts it to `maximum` code points. An emoji or an accented letter of several
 * code points is never cut in the middle. The exception is a first character longer than `maximum`.
 */
export function cutText(text: string, maximum: number): string {
  const clean = cleanText(text)
  const points = Array.from(clean)
  if (points.length <= maximum) return clean
  const cut = points.slice(0, maximum).join('')
  const end = new Intl.Segmenter().segment(clean).containing(cut.length)?.index ?? 0
  return (end > 0 ? clean.slice(0, end) : cut).trimEnd()
}
