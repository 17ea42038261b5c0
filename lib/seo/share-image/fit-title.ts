/** Room for the title, in pixels of the image. */
export const titleBox = { width: 1056, height: 316 }
/** The same beside a cover. */
export const narrowTitleBox = { width: 544, height: 424 }

type Box = typeof titleBox

const smallest = 22
const sizes = [88, 80, 72, 64, 56, 48, 40, 34, 28, smallest] as const
export const lineHeight = 1.14

/** Added to each letter, as a share of the size. */
export const letterSpacing = -0.035

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
  for (const letter of text) width += (widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.8) + letterSpacing
  return width
}

/** Lines of words, each as full as it can be; null when a word alone is wider than a line. Widths are shares of the size. */
function fill(words: readonly string[], room: number): string[] | null {
  const lines: string[] = []
  for (const word of words) {
    if (widthOf(word) > room) return null
    const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`
    if (lines.length === 0 || widthOf(longer) > room) lines.push(word)
    else lines.splice(-1, 1, longer)
  }
  return lines
}

/** Step by which lines are narrowed to make them alike, as a share of the size. */
const step = 0.25

/** The same number of lines, as even as they get. */
function balance(words: readonly string[], room: number): string[] | null {
  const full = fill(words, room)
  let even = full
  for (let narrow = room - step; even; narrow -= step) {
    const lines = fill(words, narrow)
    if (lines?.length !== full?.length) return withCompany(even, room)
    even = lines
  }
  return even
}

const wordsOf = (line: string) => line.split(/[ \u00A0]/)

/** True when a single word stands on the last of several lines. */
const endsAlone = (lines: readonly string[]) => lines.length > 1 && wordsOf(lines.at(-1) ?? '').length === 1

/** The last word gets the one before it, where there is room and the line above keeps another. */
function withCompany(lines: string[], room: number): string[] {
  const [above = '', last = ''] = lines.slice(-2)
  const end = above.lastIndexOf(' ')
  const moved = `${above.slice(end + 1)} ${last}`
  if (!endsAlone(lines) || end < 0 || widthOf(moved) > room) return lines
  return [...lines.slice(0, -2), above.slice(0, end), moved]
}

/** Pieces of words that fit a line; only a provider's title has a word that does not. */
function cutWords(words: readonly string[], room: number): string[] {
  return words.flatMap((word) => {
    const pieces = ['']
    for (const letter of word) {
      const longer = `${pieces.at(-1) ?? ''}${letter}`
      if (widthOf(longer) > room) pieces.push(letter)
      else pieces.splice(-1, 1, longer)
    }
    return pieces
  })
}

/** Characters the image's fonts lack: their glyphs would be fetched from the network while drawing. */
const unsupported =
  /[^\u0020-\u007E\u00A0-\u00FF\u0400-\u045F\u0490\u0491\u2010-\u2022\u2026\u20AC\u20B4\u2116\u2212]/gu

/** The longest title drawn whole; a provider may send a longer one. */
const maxLength = 150

/**
 * A title as it is drawn: its lines, broken at spaces alone and as even as they get, in the largest size, in pixels, at which
 * all of it stands in the box and no word is alone on the last line; short words stay with the next. Only a text longer than
 * 150 characters is ended early, at a word.
 */
export function fitTitle(title: string, box: Box = titleBox): { lines: readonly string[]; size: number } {
  const supported = title.replace(unsupported, '').replace(/ +/g, ' ').trim()
  const text = supported.length <= maxLength ? supported : `${supported.slice(0, maxLength).replace(/\s+\S*$/, '')}…`
  // Headings keep more words together than lines of a picture have room for.
  const loose = text.replace(/(?<=\p{L})\u00A0/gu, ' ')
  const words = loose.replace(/(?<=^|\s)(\p{L}{1,2}) /gu, '$1\u00A0').split(' ')
  const fitting = sizes.flatMap((size) => {
    const lines = balance(words, box.width / size)
    return lines && lines.length * size * lineHeight <= box.height ? [{ lines, size }] : []
  })
  const cut = () => ({
    lines: fill(cutWords(words, box.width / smallest), box.width / smallest) ?? words,
    size: smallest,
  })
  return fitting.find(({ lines }) => !endsAlone(lines)) ?? fitting[0] ?? cut()
}
