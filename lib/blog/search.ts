import MiniSearch from 'minisearch'
import { type PostSummary, type SearchedPost, toPostSummary } from '#lib/blog/post'
import type { Locale } from '#lib/i18n/locales'
import { isCyrillic } from '#lib/i18n/script'
import { foldLookalikes, foldSpelling } from '#lib/text/fold-spelling'

export const maxQueryLength = 100

/**
 * Returns the search query of a URL: the first parameter `q`, without control characters, cut to
 * `maxQueryLength`.
 */
export function readSearchQuery(parameter: string | string[] | undefined): string {
  const text = Array.isArray(parameter) ? (parameter[0] ?? '') : (parameter ?? '')
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
    .toWellFormed()
}

/**
 * Matches endings of Ukrainian nouns, adjectives and verbs, and of English plurals and verbs:
 * `тиском`, `diets`. Other languages need no endings: the search also finds the beginning of a word
 * and tolerates a wrong letter.
 */
const wordEndings =
  /(?<=.{3})(?:ями|ами|ові|еві|єві|ого|ому|ими|іми|ою|ею|єю|ах|ях|ам|ям|ів|їв|ей|ок|ом|ем|єм|их|іх|ій|ий|ої|[аяуюеєиіїоьй]|ies|es|s|ing|ed)$/u

/**
 * True for a word with a letter next to a digit, such as B6 and D3. The search uses such a word
 * even when it has only one or two characters.
 */
const isCode = (word: string): boolean => /\p{L}\p{N}|\p{N}\p{L}/u.test(word)

/**
 * Returns the search term of a word that `foldSpelling` has normalised. The term is an approximate
 * stem, so that all forms of the word have the same term. Тиску and тиском become тиск. Сіль and
 * солі become сол, because і becomes о in an open syllable. A word of one or two characters becomes
 * '', unless it is a code such as B6.
 */
function getTerm(word: string): string {
  if (word.length < 3 && !isCode(word)) return ''
  const stem = word.replaceAll('ґ', 'г').replace(wordEndings, '')
  return foldLookalikes(stem.replace(/і(?=[^аеєиіїоуюя]+$)/u, 'о'))
}

/** Matches a word, including hyphens: `чек-ап`. */
const wordPattern = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu

const splitWords = (folded: string): string[] => folded.match(wordPattern) ?? []
const splitParts = (folded: string): string[] =>
  splitWords(folded).flatMap((word) => word.split('-'))

/** Largest number of parts in a word with hyphens (a compound). `step-by-step` has three parts. */
const maxParts = 3

/**
 * Finds the words with hyphens (compounds) that begin with the part at index `start`, the longest
 * first. Each compound is a list of its parts.
 */
function findCompounds(parts: readonly string[], start: number, compounds: Compounds): string[][] {
  if (!compounds.firstParts.has(parts[start] ?? '')) return []
  return [maxParts, 2]
    .map((count) => parts.slice(start, start + count))
    .filter((row) => row.length > 1 && compounds.terms.has(getTerm(row.join(''))))
}

const fields = ['title', 'searchWords', 'excerpt', 'body'] as const

/**
 * Matches HTML character references that stand inside a word: soft hyphen, joiners, apostrophe. All
 * other character references separate words.
 */
const referencesInWords = /&(?:shy|zwj|zwnj|apos|[lr]squo|#39|#x27|#173|#xad);/gi

const toPlainText = (html: string): string =>
  html.replace(referencesInWords, '').replace(/<[^>]*>|&#?\w+;/g, ' ')

/** The compounds in the posts. A compound is a word with a hyphen, such as чек-ап. */
type Compounds = {
  /** The search terms of the compounds, without hyphens: `чекап`. */
  terms: ReadonlySet<string>
  /** The first part of each compound: `чек`. */
  firstParts: ReadonlySet<string>
}

function findHyphenated(folded: readonly string[]): Compounds {
  const found = folded.flatMap(splitWords).map((word) => word.split('-'))
  const compounds = found.filter(({ length }) => length > 1 && length <= maxParts)
  return {
    terms: new Set(compounds.map((parts) => getTerm(parts.join('')))),
    firstParts: new Set(compounds.flatMap((parts) => parts.slice(0, 1))),
  }
}

type SearchIndex = {
  search: MiniSearch
  fold: (text: string) => string
  compounds: Compounds
  /** The terms of all words in the posts. */
  vocabulary: ReadonlySet<string>
}

const indexes = new WeakMap<readonly SearchedPost[], SearchIndex>()

/**
 * Maximum length, in characters, of a term in which the search tolerates typing errors. A fuzzy
 * search for longer terms takes too long.
 */
const maxFuzzyLength = 20

/**
 * Returns the search index of one language's posts. The index contains each word with a hyphen
 * (compound) as one word, and also each part of the compound. So a query finds the compound with a
 * hyphen, as one word, or as separate words.
 */
function getSearchIndex(posts: readonly SearchedPost[], locale: Locale): SearchIndex {
  const known = indexes.get(posts)
  if (known) return known
  const alphabet = isCyrillic(locale) ? 'Cyrillic' : 'Latin'
  const fold = (text: string) => foldSpelling(toPlainText(text), alphabet)
  const documents = posts.map(({ slug, title, excerpt, body = '', searchWords = [] }) => ({
    slug,
    title: fold(title),
    searchWords: fold(searchWords.join(' ')),
    excerpt: fold(excerpt),
    body: fold(body),
  }))
  const compounds = findHyphenated(
    documents.flatMap((document) => fields.map((field) => document[field])),
  )
  const vocabulary = new Set<string>()
  const search = new MiniSearch({
    idField: 'slug',
    fields: [...fields],
    tokenize: (folded) => {
      const parts = splitParts(folded)
      const joined = parts.flatMap((_, start) => findCompounds(parts, start, compounds))
      return [...parts, ...joined.map((row) => row.join(''))]
    },
    processTerm: (word) => {
      const term = getTerm(word)
      vocabulary.add(term)
      return term
    },
    searchOptions: {
      // The query consists of search terms, so MiniSearch must not split or change these terms.
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: { title: 6, searchWords: 6, excerpt: 2 },
      // The search tolerates typing errors only in terms of 5 to `maxFuzzyLength` characters.
      fuzzy: (term) => (term.length > 4 && term.length <= maxFuzzyLength ? 0.2 : false),
      prefix: (term) => term.length > 3,
    },
  })
  search.addAll(documents)
  const index = { search, fold, compounds, vocabulary }
  indexes.set(posts, index)
  return index
}

const getUniqueTerms = (words: readonly string[]): string[] =>
  [...new Set(words.map((word) => getTerm(word)))].filter((term) => term !== '')

/**
 * Returns the words of a query. Neighbouring parts that form a compound, such as чек and ап, are
 * joined to one word.
 */
function joinCompounds(parts: readonly string[], compounds: Compounds): string[] {
  const words: string[] = []
  let start = 0
  while (start < parts.length) {
    const row = findCompounds(parts, start, compounds)[0] ?? parts.slice(start, start + 1)
    words.push(row.join(''))
    start += row.length
  }
  return words
}

/**
 * Lowest score of a found post, as a share of the best score. Posts with lower scores only mention
 * a word of the query.
 */
const minScoreShare = 0.15

/**
 * Finds the posts that contain all words of a query. One word may be in the title and another word
 * in the excerpt, the body or the search words. The words match in any form and spelling. The best
 * match comes first. When no post contains all words, finds the posts that contain at least one
 * word.
 */
export function searchPosts(
  posts: readonly SearchedPost[],
  query: string,
  locale: Locale,
): readonly PostSummary[] {
  const { search, fold, compounds, vocabulary } = getSearchIndex(posts, locale)
  // Normalising the spelling (`fold`) can lengthen the query, so the query is cut again.
  const parts = splitParts(fold(query).slice(0, maxQueryLength))
  const allTerms = getUniqueTerms(joinCompounds(parts, compounds))
  const all = search.search({ combineWith: 'AND', queries: allTerms })
  const pairs = parts.slice(1).map((part, index) => `${parts[index] ?? ''}${part}`)
  const knownPairs = getUniqueTerms(pairs).filter((term) => vocabulary.has(term))
  const found =
    all.length > 0
      ? all
      : search.search({ combineWith: 'OR', queries: [...getUniqueTerms(parts), ...knownPairs] })
  const least = (found[0]?.score ?? 0) * minScoreShare
  return found
    .filter(({ score }) => score >= least)
    .flatMap(({ id }) => posts.filter(({ slug }) => slug === id).map(toPostSummary))
}
