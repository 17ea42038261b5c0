import { cleanText } from '#lib/leads/clean-text'

const segmenter = new Intl.Segmenter()

/**
 * Cleans a text and cuts it to `maximum` code points, before a character that would be cut in two: an emoji, a letter with
 * its accents. One that is longer than that by itself is cut.
 */
export function cutText(text: string, maximum: number): string {
  const clean = cleanText(text)
  const points = Array.from(clean)
  if (points.length <= maximum) return clean
  const kept = points.slice(0, maximum).join('')
  const end = segmenter.segment(clean).containing(kept.length)?.index ?? 0
  return (end > 0 ? clean.slice(0, end) : kept).trimEnd()
}
