import type { Locale } from '#lib/i18n/locales'
import { imageName, type IndexedPage, pathTo } from '#lib/i18n/routes'

/** Size of images for link previews, in pixels. */
export const imageSize = { width: 1200, height: 630 } as const
/** Size of the cover in an article's image, in its lower right corner. */
export const coverBox = { width: 560, height: 420 } as const

export function imagePath(locale: Locale, page: IndexedPage): string {
  return pathTo(locale, 'image', { slug: imageName(page) })
}

export function articleImagePath(locale: Locale, slug: string): string {
  return pathTo(locale, 'articleImage', { slug: `${slug}.png` })
}

/** Room for the title, in pixels of the image. */
export const titleBox = { width: 1056, height: 316 }
export const narrowTitleBox = { width: 544, height: 424 }

type Box = typeof titleBox

const smallest = 22
const sizes = [88, 80, 72, 64, 56, 52, 48, 44, 40, 34, 28, smallest] as const
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

type Lines = { lines: readonly string[]; cost: number }

/** More than any unevenness. */
const aloneCost = 1e6
/** How wide a word must be to have one of the first lines to itself, as a share of the line: less where a phrase ends. */
const wideEnough = { word: 0.66, phrase: 0.45 }
/** What a colon within a line counts, as a share of the line left empty: what follows one better begins a line. */
const colonCost = 0.3

/** True when a single word has a line to itself and leaves too much of it empty, or is the last. */
function standsAlone(line: string, room: number, isLast: boolean): boolean {
  if (/[ \u00A0]/.test(line)) return false
  return isLast || widthOf(line) < room * (/[:,.?!]$/.test(line) ? wideEnough.phrase : wideEnough.word)
}

/**
 * Lines of words, as even as they get, with as few words alone on a line as there can be; null when a word is wider than a
 * line. Widths are shares of the size.
 */
function breakLines(words: readonly string[], room: number): Lines | null {
  // The best lines of the first so many words: each from those of fewer words and one line more.
  const best: (Lines | null)[] = [{ lines: [], cost: 0 }]
  for (let end = 1; end <= words.length; end++) {
    let found: Lines | null = null
    for (let start = end - 1; start >= 0; start--) {
      const line = words.slice(start, end).join(' ')
      const left = room - widthOf(line)
      if (left < 0) break
      const before = best[start]
      const isAlone = end - start < words.length && standsAlone(line, room, end === words.length)
      const uneven = left ** 2 + (line.includes(': ') ? (colonCost * room) ** 2 : 0)
      const cost = (before?.cost ?? Infinity) + uneven + (isAlone ? aloneCost : 0)
      if (before && cost < (found?.cost ?? Infinity)) found = { lines: [...before.lines, line], cost }
    }
    best.push(found)
  }
  return best.at(-1) ?? null
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
 * all of it stands in the box and no word is alone on a line; short words stay with the next. Only a text longer than 150
 * characters is ended early, at a word.
 */
export function fitTitle(title: string, box: Box = titleBox): { lines: readonly string[]; size: number } {
  const supported = title.replace(unsupported, '').replace(/ +/g, ' ').trim()
  const text = supported.length <= maxLength ? supported : `${supported.slice(0, maxLength).replace(/\s+\S*$/, '')}…`
  // Headings keep more words together than lines of a picture have room for.
  const loose = text.replace(/(?<=\p{L})\u00A0/gu, ' ')
  const words = loose.replace(/(?<=^|\s)(\p{L}{1,2}) /gu, '$1\u00A0').split(' ')
  const fitting = sizes.flatMap((size) => {
    const broken = breakLines(words, box.width / size)
    return broken && broken.lines.length * size * lineHeight <= box.height ? [{ ...broken, size }] : []
  })
  const room = box.width / smallest
  const cut = () => ({ lines: breakLines(cutWords(words, room), room)?.lines ?? words, size: smallest })
  const { lines, size } = fitting.find(({ cost }) => cost < aloneCost) ?? fitting[0] ?? cut()
  return { lines, size }
}
