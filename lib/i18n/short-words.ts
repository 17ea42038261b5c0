import { localeDetails, locales } from '#lib/i18n/locales'

const oneLetterWords = /* @__PURE__ */ locales
  .map((locale) => localeDetails[locale].oneLetterWords)
  .join('')

/** Matches a one-letter word and the space after the word: `у клініці`, `a doctor`. */
const shortWord = /* @__PURE__ */ new RegExp(
  String.raw`(?<![\p{L}\p{N}’'</-])([${oneLetterWords}]) (?=\S)`,
  'gu',
)

/**
 * Matches a short first word of a sentence and the space after the word: `Не кожен` after a full
 * stop.
 */
const sentenceStart = /(?<=[\p{L}\p{N}»”)][.!?…] )(\p{Lu}\p{Ll}{1,2}) (?=\S)/gu

/** Matches the space before a dash: `Вода — це`. */
const spaceBeforeDash = /(?<=[^\s|-]) (?=—)/u

/**
 * Matches the space between a number and a noun or unit: `7 годин`, `3 months`, `135/85 мм`. A line
 * may break before “and”. A line may also break after a price such as `UAH 30,000`, because the
 * unit comes before the number.
 */
const spaceAfterNumber =
  /(?<=(?:^|[^\p{L}\p{N}-])[\d.,/:\u00A0–]*\d)(?<!UAH[ \u00A0][\d,]+) (?!and )(?=[\p{L}%°])/u

/** Matches the space between listed numbers: `3, 6`. */
const spaceInNumbers = /(?<=\d,) (?=\d)/u

/**
 * Matches what `spaceBeforeDash`, `spaceAfterNumber` and `spaceInNumbers` match. Also matches tags,
 * which stay unchanged.
 */
const inOneLine = /* @__PURE__ */ new RegExp(
  `<[^>]*>|${spaceBeforeDash.source}|${spaceAfterNumber.source}|${spaceInNumbers.source}`,
  'gu',
)

/**
 * Matches the position where a word joiner (U+2060) forbids a line break. The position is after the
 * dash of a range (`3–5`), or after a hyphen before a short ending (`чек-ап`, `GLP-1`). Also
 * matches tags, which stay unchanged.
 */
const shortPart =
  /<[^>]*>|(?<=\d–)(?=\d)|(?<=(?:^|[\s«“"([>])\p{L}{2,8}-)(?=[\p{L}\p{N}]{1,4}(?![\p{L}\p{N}/_-]))/gu

/**
 * Matches the position after the hyphen of a compound: `будь-якому`, `онлайн-консультація`. Also
 * matches tags, which stay unchanged.
 */
const compoundPart = /<[^>]*>|(?<=(?:^|[\s«“"([>])\p{L}{2,8}-)(?=\p{L}{5,})/gu

/** Word joiner (U+2060), which forbids a line break after a hyphen or a dash. */
const wordJoiner = '\u2060'

/**
 * True for a text of at least four words, which may need several lines. Shorter texts, such as
 * labels, get no word joiners, because tests and screen readers need the exact label.
 */
const hasLines = (text: string) => countSpaces(text) >= 3

/**
 * True for a text of at least nine words. Only such a text gets word joiners in long compounds. In
 * a heading, a long compound that cannot break may be wider than a phone.
 */
const isLongText = (text: string) => countSpaces(text) >= 8

const countSpaces = (text: string) => text.match(/\s+/gu)?.length ?? 0

/** Applies `change` to every text in a value. The value is a text, a list or an object. */
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
  const joined = joinLetters(
    text
      .replace(inOneLine, (found) => (found === ' ' ? '\u00A0' : found))
      .replace(sentenceStart, '$1\u00A0'),
  )
  const joinParts = (part: string) => part || wordJoiner
  const withRanges = hasLines(text) ? joined.replace(shortPart, joinParts) : joined
  return isLongText(text) ? withRanges.replace(compoundPart, joinParts) : withRanges
}

/**
 * Joins words by no-break spaces in every text of a value, so that lines break well. No line ends
 * with a one-letter word or a short first word of a sentence. No line ends with a number before a
 * noun or unit. No line begins with a dash. HTML, Markdown and ICU messages stay valid.
 */
export function joinShortWords<T>(value: T): T {
  return inTexts(value, joinWords)
}

/** Joins only one-letter words to the next word. Used for recorded legal texts and page titles. */
export function joinOneLetterWords<T>(value: T): T {
  return inTexts(value, joinLetters)
}

/** Removes word joiners from texts that machines read: titles, descriptions, structured data. */
export function removeWordJoiners(text: string): string {
  return text.replaceAll(wordJoiner, '')
}

/**
 * Matches a short word in a heading and the following space, if the next word has at most 14
 * letters: `на` in `на тіло`. Also matches tags, which stay unchanged.
 */
const shortInHeading =
  /<[^>]*>|(?<![\p{L}\p{N}’'\u2060-])((?!up )[\p{L}’]{1,3}|\p{L}{4}(?= \d)) (?=[^\s<]{1,14}(?:[\s<]|$))/gu

/**
 * Joins each word of up to three letters in a heading to the next word. Both words then stand on
 * one line. A next word that is too long for the line of a phone is not joined.
 */
export function joinHeadingWords(heading: string): string {
  return joinShortWords(heading).replace(shortInHeading, (whole, word?: string) =>
    word ? `${word}\u00A0` : whole,
  )
}
