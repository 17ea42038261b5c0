/**
 * Advance widths of the font Geologica at weight 500, in hundredths of the font size. Other
 * characters count as `otherAdvance`.
 */
const advances: Readonly<Record<string, number>> = {
  '0': 68,
  '1': 44,
  '3': 58,
  '5': 58,
  '6': 64,
  '7': 56,
  '9': 63,
  ',': 27,
  '.': 27,
  '/': 46,
  '–': 50,
  '%': 103,
  '\u00A0': 24,
  г: 43,
}
const otherAdvance = 60

/** Letter spacing of a number on a cover, in hundredths of the font size. */
const letterSpacing = -5

/** Share of the last sign that the right edge of the cover cuts off. */
const bleed = 0.3

/** Left margin of the number, in hundredths of the font size. */
const margin = 12

/**
 * Share of the number's width at which the marker stands. The marker moves to the nearest digit.
 */
const markerPlace = 0.6

/** Distance from the left side of a `1` to a marker that cuts only its flag, not its stem. */
const flagOfOne = 12

/**
 * Height of the visible part of a number, in font sizes. Digits are 0.7 font sizes high, and the
 * lower edge of the cover may cut their feet. A comma without its tail would look like a point, so
 * the lower edge cuts no comma.
 */
const visibleHeights = { digits: 0.63, comma: 0.86 }

/** A number on a cover, with its measures in font sizes. */
export type CoverNumber = {
  /** The number, such as `30,1 %`. */
  text: string
  /** The part of the cover's width that the number fills. */
  width: number
  /** The part of the cover’s height, below the top of the digits, that the number fills at most. */
  height: number
  /** Distance from the left edge of the cover to the middle of the digit that the marker cuts. */
  markerAt: number
}

/** Measures a number for the cover. `text` contains a digit. */
export function measureCoverNumber(text: string): CoverNumber {
  const signs = Array.from(text)
  const ends = [margin]
  for (const sign of signs)
    ends.push((ends.at(-1) ?? 0) + (advances[sign] ?? otherAdvance) + letterSpacing)
  const right = ends.at(-1) ?? 0
  // A cut `1` would look like a 7, so the marker cuts a `1` only in a number without other digits.
  const cutDigits = /[02-9]/.test(text) ? /[02-9]/ : /1/
  const places = signs.flatMap((sign, index) => {
    const left = ends[index] ?? 0
    if (!cutDigits.test(sign)) return []
    return left + (sign === '1' ? flagOfOne : (advances[sign] ?? otherAdvance) / 2)
  })
  const distance = (at: number): number => Math.abs(at - markerPlace * right)
  const markerAt = places.reduce((nearest, at) => (distance(at) < distance(nearest) ? at : nearest))
  const lastAdvance = right - (ends.at(-2) ?? 0)
  return {
    text,
    width: Math.round(right - bleed * lastAdvance) / 100,
    height: text.includes(',') ? visibleHeights.comma : visibleHeights.digits,
    markerAt: Math.round(markerAt) / 100,
  }
}
