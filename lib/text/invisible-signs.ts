/**
 * Invisible characters that come with texts from Word, PDF files and web pages. A search does not
 * find a word that contains such a character.
 */
const invisibleSigns = /[\u000B\u0085\u00AD\u200B\u2028\uFEFF]/gu

/** Signs that end a line in Word, PDF files or web pages. */
const lineEndSigns = /[\u000B\u0085\u2028]/u

/**
 * Removes invisible signs from a text. A sign that ends a line becomes a space, because words on
 * both sides would otherwise be joined.
 */
export const removeInvisibleSigns = (text: string): string =>
  text.replaceAll(invisibleSigns, (sign) => (lineEndSigns.test(sign) ? ' ' : ''))

/** An invisible sign in a text. `code` is the code point of the sign, such as `U+00AD`. */
export type InvisibleSign = { code: string; index: number }

/** Lists the invisible signs of a text from its beginning to its end. */
export const listInvisibleSigns = (text: string): readonly InvisibleSign[] =>
  [...text.matchAll(invisibleSigns)].map(({ 0: sign, index }) => ({
    code: `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    index,
  }))
