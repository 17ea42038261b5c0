/**
 * A visitor's text as it can be stored and shown. PostgreSQL refuses U+0000 and halves of surrogate pairs, a terminal obeys
 * control characters and those that override the direction of writing.
 */
function cleanText(text: string): string {
  return text
    .replace(/[\p{Cs}\u202A-\u202E\u2066-\u2069\uFFFD]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** A character that can be seen: no space, format sign, filler such as U+3164, or braille pattern without dots (U+2800). */
const visible = /[^\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A cleaned text; empty when nothing of it can be seen. Letters joined by invisible characters stay as typed. */
export function visibleText(text: string): string {
  const clean = cleanText(text)
  return visible.test(clean) ? clean : ''
}

export const maxNameLength = 200

export function lengthOf(text: string): number {
  return Array.from(text).length
}

/** Cleans a text and cuts it to `maximum` code points, if possible not within an emoji or a letter with its accents. */
export function cutText(text: string, maximum: number): string {
  const clean = cleanText(text)
  const points = Array.from(clean)
  if (points.length <= maximum) return clean
  const cut = points.slice(0, maximum).join('')
  const end = new Intl.Segmenter().segment(clean).containing(cut.length)?.index ?? 0
  return (end > 0 ? clean.slice(0, end) : cut).trimEnd()
}
