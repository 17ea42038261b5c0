/** Room for the title, in pixels of the image. */
export const titleBox = { width: 1056, height: 316 }
/** The same beside a cover. */
export const narrowTitleBox = { width: 544, height: 424 }

type Box = typeof titleBox

const sizes = [88, 80, 72, 64, 56, 48, 40, 34] as const
export const lineHeight = 1.14

/** Letters by their width in Geologica 500, as a share of the size, rounded up; all others are 0.8 wide. */
const widths: [letters: RegExp, width: number][] = [
  [/[ .,’іїІЇijlI:;\u00A0]/, 0.33],
  [/[!()fr\-гґ1tзстГҐcszJ?–“”]/, 0.53],
  [/[авєкухчьяТ7akvxyLT«»белоЕЗ23458egouEFZ]/, 0.63],
  [/[жфДЦwОФOQшюМMm]/, 0.98],
  [/[щЖW—%ШЩЮ]/, 1.18],
]

function widthOf(text: string): number {
  let width = 0
  for (const letter of text) width += widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.8
  return width
}

/** Lines the words take at a size, or null when a word alone is wider than the box. */
function linesAt(words: readonly string[], size: number, box: Box): number | null {
  const room = box.width / size
  let lines = 1
  let used = 0
  for (const word of words) {
    const width = widthOf(word)
    if (width > room) return null
    const needed = used === 0 ? width : used + widthOf(' ') + width
    if (needed > room) lines++
    used = needed > room ? width : needed
  }
  return lines
}

/** Characters the image's fonts lack: their glyphs would be fetched from the network while drawing. */
const unsupported =
  /[^\u0020-\u007E\u00A0-\u00FF\u0400-\u045F\u0490\u0491\u2010-\u2022\u2026\u20AC\u20B4\u2116\u2212]/gu

/** The longest title drawn whole; a provider may send a longer one. */
const maxLength = 150

/**
 * A title as it can be drawn: the largest size, in pixels, at which all of it stands in the box; short words stay
 * with the next. Only a text longer than 150 characters is ended early, at a word.
 */
export function fitTitle(title: string, box: Box = titleBox): { text: string; size: number } {
  const supported = title.replace(unsupported, '').replace(/ +/g, ' ').trim()
  const text = supported.length <= maxLength ? supported : `${supported.slice(0, maxLength).replace(/\s+\S*$/, '')}…`
  const joined = text.replace(/(?<=^|\s)(\p{L}{1,2}) /gu, '$1\u00A0')
  const words = joined.split(' ')
  const size = sizes.find((each) => {
    const lines = linesAt(words, each, box)
    return lines !== null && lines * each * lineHeight <= box.height
  })
  return { text: joined, size: size ?? sizes[sizes.length - 1] ?? 34 }
}
