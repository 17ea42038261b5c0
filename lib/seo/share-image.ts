import type { Locale } from '#lib/i18n/locales'
import { getImageName, type IndexedPage, pathTo } from '#lib/i18n/routes'

export const imageSize = { width: 1200, height: 630 } as const
/** The cover bleeds off three edges. */
export const coverBox = { width: 560, height: 630 } as const

export function imagePath(locale: Locale, page: IndexedPage): string {
  return pathTo(locale, 'image', { slug: getImageName(page) })
}

/** Room for the title beside the cover, in pixels of the image. */
export const titleBox = { width: 544, height: 424 }

export const lineHeight = 1.14

/** Characters the image's fonts lack: their glyphs would be fetched from the network while drawing. */
const unsupported =
  /[^\u0020-\u007E\u00A0-\u00FF\u0400-\u045F\u0490\u0491\u2010-\u2022\u2026\u20AC\u20B4\u2116\u2212]/gu

/** The longest title drawn whole; a provider may send a longer one, which ends at a word. */
const maxLength = 150

/**
 * A title as it is drawn, and its size in pixels: the larger, the shorter it is, at most so that its longest word has room on a
 * line. Headings keep more words together than lines of a picture have room for; here only short words stay
 * with the next, and a short last word with the one before.
 */
export function fitTitle(title: string): { text: string; size: number } {
  const { width, height } = titleBox
  const supported = title.replace(unsupported, '').replace(/\s+/g, ' ').trim()
  const whole =
    supported.length <= maxLength
      ? supported
      : `${supported.slice(0, maxLength).replace(/\s+\S*$/, '')}…`
  const text = whole.replace(/(?<=^|\s)(\p{L}{1,2}) | (?=\S{1,8}$)/gu, '$1\u00A0')
  // Of Geologica 500 a letter is 0.6 of the size wide on average, those of a wide word 0.7.
  const byWord = width / (0.7 * Math.max(...text.split(' ').map((word) => word.length)))
  const byLength = Math.sqrt((0.7 * width * height) / (0.6 * lineHeight * text.length))
  return { text, size: Math.floor(Math.min(88, byWord, byLength)) }
}
