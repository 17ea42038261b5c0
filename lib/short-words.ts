/** A word of one letter and the space after it: Ukrainian prepositions, conjunctions and particles; English “a” and “I”. */
const shortWord = /(?<![\p{L}\p{N}’'</-])([абвежзєіїйоуяАБВЕЖЗЄІЇЙОУЯaAI]) (?=\S)/gu

/**
 * The same text, list or object of texts with every one-letter word joined to the next by a no-break space, so that it
 * never ends a line. HTML, Markdown and ICU messages stay what they are.
 */
export function joinShortWords<T>(value: T): T {
  if (typeof value === 'string') return value.replace(shortWord, '$1\u00A0') as T
  if (Array.isArray(value)) return value.map(joinShortWords) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, joinShortWords<unknown>(item)])) as T
}

/** A tag, which stays as it is; or a word of up to three letters, the space after it, and a next word it can share a line with on a phone. */
const shortInHeading = /<[^>]*>|(?<![\p{L}\p{N}’'-])([\p{L}’]{1,3}) (?=[^\s<]{1,12}(?:[\s<]|$))/gu

/** A heading's text or HTML with every word of up to three letters joined to the next, so that it never ends a line. */
export function joinHeadingWords(heading: string): string {
  return joinShortWords(heading).replace(shortInHeading, (whole, word?: string) => (word ? `${word}\u00A0` : whole))
}
