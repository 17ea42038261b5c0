import type { Locale } from '#lib/i18n/locales'
import { getImageName, type IndexedPage, pathTo } from '#lib/i18n/routes'

export const imageSize = { width: 1200, height: 630 } as const
/**
 * Size of the cover in pixels. The cover touches the top, right and bottom edges of the share
 * image.
 */
export const coverBox = { width: 560, height: 630 } as const

export function imagePath(locale: Locale, page: IndexedPage): string {
  return pathTo(locale, 'image', { slug: getImageName(page) })
}

/** Size of the space for the title, in pixels. */
export const titleBox = { width: 544, height: 424 }

export const lineHeight = 1.14

/**
 * Matches characters that the fonts lack. These characters are removed, because Satori would
 * download fonts for them.
 */
const unsupported =
  /[^\u0020-\u007E\u00A0-\u0148\u014A-\u017E\u0400-\u045F\u0490\u0491\u2010-\u2022\u2026\u20AC\u20B4\u2116\u2212]/gu

/**
 * Greatest length of a title in characters. A provider's post may have a longer title, which is cut
 * between two words.
 */
const maxLength = 150

/**
 * Fits a title into `titleBox`. Returns the text and the font size in pixels. A shorter title gets
 * a larger font, and the longest word fits on one line. No line ends with a word of one or two
 * letters. The last line is never a single short word.
 */
export function fitTitle(title: string): { text: string; size: number } {
  const { width, height } = titleBox
  const supported = title.replace(unsupported, '').replace(/\s+/g, ' ').trim()
  const whole =
    supported.length <= maxLength
      ? supported
      : `${supported.slice(0, maxLength).replace(/\s+\S*$/, '')}…`
  const text = whole.replace(/(?<=^|\s)(\p{L}{1,2}) | (?=\S{1,8}$)/gu, '$1\u00A0')
  // In the font Geologica with weight 500, the average width of a letter is 0.6 of the font size.
  // In words with wide letters the average is 0.7.
  const byWord = width / (0.7 * Math.max(...text.split(' ').map((word) => word.length)))
  const byLength = Math.sqrt((0.7 * width * height) / (0.6 * lineHeight * text.length))
  return { text, size: Math.floor(Math.min(88, byWord, byLength)) }
}
