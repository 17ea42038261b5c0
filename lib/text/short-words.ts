/** A word of one letter and the space after it: Ukrainian prepositions, conjunctions and particles; English “a” and “I”. */
const shortWord = /(?<![\p{L}\p{N}’'</-])([абвежзєіїйоуяАБВЕЖЗЄІЇЙОУЯaAI]) (?=\S)/gu

/** The first word of a sentence, of two or three letters, and the space after it. */
const sentenceStart = /(?<=[\p{L}\p{N}»”)][.!?…] )(\p{Lu}\p{Ll}{1,2}) (?=\S)/gu

/** The space before a dash, which begins no line but a table's cell or a list, or between a number and what is counted. */
const inOneLine = /(?<=[^\s|-]) (?=—)|(?<=\d) (?=\p{Script=Cyrillic})/gu

/** A tag, which stays; or the place after the dash of a range (3–5), or after a hyphen before up to four letters or figures (чек-апом, GLP-1). */
const shortPart =
  /<[^>]*>|(?<=\d–)(?=\d)|(?<=(?:^|[\s«“"([>])\p{L}{2,8}-)(?=[\p{L}\p{N}]{1,4}(?![\p{L}\p{N}/_-]))/gu

/** Where a line may not end, though a hyphen does; of no width. */
const wordJoiner = '\u2060'

/** A label of up to three words is pressed, said aloud and compared as it is, and has no lines to end. */
const hasLines = (text: string) => (text.match(/\s+/gu)?.length ?? 0) >= 3

/** The same text, list or object of texts, with every text in it changed. */
function inTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T
  if (Array.isArray(value)) return value.map((item: unknown) => inTexts(item, change)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, inTexts<unknown>(item, change)]),
  ) as T
}

const joinLetters = (text: string) => text.replace(shortWord, '$1\u00A0')

function joinWords(text: string): string {
  const joined = joinLetters(text.replace(inOneLine, '\u00A0').replace(sentenceStart, '$1\u00A0'))
  return hasLines(text) ? joined.replace(shortPart, (tag) => tag || wordJoiner) : joined
}

/**
 * The same text, list or object of texts where no line ends in a word of one letter, in a short word that begins a
 * sentence, in the number of something, or within a word before its last few letters, and none begins with a dash. HTML,
 * Markdown and ICU messages stay what they are.
 */
export function joinShortWords<T>(value: T): T {
  return inTexts(value, joinWords)
}

/** The same with words of one letter alone: for texts that are on record letter by letter, and for titles of pages. */
export function joinOneLetterWords<T>(value: T): T {
  return inTexts(value, joinLetters)
}

/** The text for machines: titles, descriptions, structured data, pictures' letters. */
export function removeWordJoiners(text: string): string {
  return text.replaceAll(wordJoiner, '')
}

/** A tag, which stays; or a word of up to three letters, or four before a number, that a next word shares a line with on a phone. */
const shortInHeading =
  /<[^>]*>|(?<![\p{L}\p{N}’'\u2060-])((?!up )[\p{L}’]{1,3}|\p{L}{4}(?= \d)) (?=[^\s<]{1,14}(?:[\s<]|$))/gu

/** A heading's text or HTML with every word of up to three letters joined to the next, so that it never ends a line. */
export function joinHeadingWords(heading: string): string {
  return joinShortWords(heading).replace(shortInHeading, (whole, word?: string) =>
    word ? `${word}\u00A0` : whole,
  )
}
