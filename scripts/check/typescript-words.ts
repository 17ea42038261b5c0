import { locales } from '#lib/i18n/locales'

/** What a value must be, by the name of its type. */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  boolean: 'true or false',
  Localized: `{ ${locales.map((locale) => `${locale}: …`).join(', ')} }`,
  LocalizedList: `{ ${locales.map((locale) => `${locale}: […]`).join(', ')} }`,
}

const kindOf = (type: string) =>
  kinds[type.replace(/^readonly /, '').replace(/<.*>$/, '')] ?? `“${type.replaceAll('"', '')}”`

type Sentence = { pattern: RegExp; words: (...parts: string[]) => string }

/** What the compiler says, by its first line that fits, and how an editor reads it. */
const sentences: readonly Sentence[] = [
  {
    pattern: /Property '([^']+)' is missing/,
    words: (name = '') => `“${name}” is missing here: add it as in the entries beside this one`,
  },
  {
    pattern: /is missing the following properties from type '[^']*': ([^\n]+)/,
    words: (names = '') =>
      `these are missing here: ${names.replace(/, and \d+ more\.$/, ' and more')}; add them as in the entries beside this one`,
  },
  {
    pattern:
      /may only specify known properties, but '([^']+)' does not exist in type '[^']*'\. Did you mean to write '([^']+)'/,
    words: (name = '', meant = '') => `“${name}” is no field here: did you mean “${meant}”?`,
  },
  {
    pattern: /may only specify known properties, and '([^']+)' does not exist/,
    words: (name = '') => `“${name}” is no field here: correct its spelling or remove it`,
  },
  {
    pattern: /An object literal cannot have multiple properties with the same name/,
    words: () => 'this field stands here twice: take one out',
  },
  {
    pattern: /Cannot find name '([^']+)'/,
    words: (name = '') => `“${name}” is a word without quotes: put it into quotes, or correct its spelling`,
  },
  {
    pattern: /Cannot find module '([^']+)'/,
    words: (name = '') =>
      `the file ${name.replace(/^#/, '')}.ts, which is named here, is not there: correct the name or take the line out`,
  },
  {
    pattern: /Type '("?[^']*"?)' is not assignable to type '([^']*" \| "[^']*)'/,
    words: (given = '', wanted = '') =>
      `${given.replaceAll('"', '') || 'this'} is none of the words known here: write one of ${wanted.replaceAll('"', '').replaceAll(' | ', ', ')}`,
  },
  {
    pattern: /Type '[^']*' is not assignable to type '([^']*)'/,
    words: (wanted = '') => `here must stand ${kindOf(wanted)}`,
  },
]

/** A compiler's message in an editor's words; `code` is its number, for a programmer where no sentence fits. */
export function inWords(code: number, message: string): string {
  for (const { pattern, words } of sentences) {
    const match = pattern.exec(message)
    if (match) return words(...match.slice(1))
  }
  return `this is not as the site expects it: compare it with the entries beside it (for a programmer: TS${code})`
}
