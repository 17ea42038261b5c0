import MiniSearch from 'minisearch'
import { type PostSummary, type SearchedPost, toPostSummary } from '#lib/blog/post'
import type { Locale } from '#lib/i18n/locales'
import { foldLookalikes, foldSpelling } from '#lib/text/fold-spelling'

export const maxQueryLength = 100

/** The search query of a URL: the first `q`, without control characters, cut to 100 characters. */
export function readSearchQuery(parameter: string | string[] | undefined): string {
  const text = Array.isArray(parameter) ? (parameter[0] ?? '') : (parameter ?? '')
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
    .toWellFormed()
}

/** Endings of Ukrainian nouns, adjectives and verbs, and of English plurals and verbs: `тиском`, `diets`. */
const wordEndings =
  /(?<=.{3})(?:ями|ами|ові|еві|єві|ого|ому|ими|іми|ою|ею|єю|ах|ях|ам|ям|ів|їв|ей|ок|ом|ем|єм|их|іх|ій|ий|ої|[аяуюеєиіїоьй]|ies|es|s|ing|ed)$/u

/** True for a letter beside a digit: B6 and D3 are words although they are short. */
const isCode = (word: string): boolean => /\p{L}\p{N}|\p{N}\p{L}/u.test(word)

/**
 * The stem of a folded word, roughly, which its forms share. Тиску and тиском become тиск. Сіль and
 * солі become сол, because і becomes о in an open syllable. A short word has the stem ''.
 */
function getTerm(word: string): string {
  if (word.length < 3 && !isCode(word)) return ''
  const stem = word.replaceAll('ґ', 'г').replace(wordEndings, '')
  return foldLookalikes(stem.replace(/і(?=[^аеєиіїоуюя]+$)/u, 'о'))
}

/** Words with their hyphens: `чек-ап`. */
const wordPattern = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu

const splitWords = (folded: string): string[] => folded.match(wordPattern) ?? []
const splitParts = (folded: string): string[] =>
  splitWords(folded).flatMap((word) => word.split('-'))

/** Most parts of a compound, such as `step-by-step`. */
const maxParts = 3

/** The compounds that begin at a word, each as its parts, the longest first. */
function findCompounds(parts: readonly string[], start: number, compounds: Compounds): string[][] {
  if (!compounds.firstParts.has(parts[start] ?? '')) return []
  return [maxParts, 2]
    .map((count) => parts.slice(start, start + count))
    .filter((row) => row.length > 1 && compounds.terms.has(getTerm(row.join(''))))
}

const fields = ['title', 'excerpt', 'body'] as const

/** Character references inside a word: soft hyphen, apostrophe. All others end a word. */
const referencesInWords = /&(?:shy|zwj|zwnj|apos|[lr]squo|#39|#x27|#173|#xad);/gi

const toPlainText = (html: string): string =>
  html.replace(referencesInWords, '').replace(/<[^>]*>|&#?\w+;/g, ' ')

/** The words that posts write with a hyphen, such as чек-ап. */
type Compounds = {
  /** Terms of the joined words: `чекап`. */
  terms: ReadonlySet<string>
  /** First parts: `чек`. */
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

/** Longer terms must be spelled right, because a fuzzy search for them takes long. */
const maxFuzzyLength = 20

/** The index of one language's posts. A compound is found joined, by its parts, and as separate words. */
function getSearchIndex(posts: readonly SearchedPost[], locale: Locale): SearchIndex {
  const known = indexes.get(posts)
  if (known) return known
  const fold = (text: string) =>
    foldSpelling(toPlainText(text), locale === 'en' ? 'Latin' : 'Cyrillic')
  const documents = posts.map(({ slug, title, excerpt, body = '' }) => ({
    slug,
    title: fold(title),
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
      // Queries consist of terms.
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: { title: 6, excerpt: 2 },
      // A long word may contain a typing error.
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

/** The words of a query. Neighbouring words that form a compound are joined. */
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

/** Posts below this share of the best score are left out: they only mention a word. */
const minScoreShare = 0.15

/**
 * Finds the posts that contain all words of a query in title, excerpt or text, in any form and
 * spelling. The best match comes first. When no post contains all words, finds posts with any of them.
 */
export function searchPosts(
  posts: readonly SearchedPost[],
  query: string,
  locale: Locale,
): readonly PostSummary[] {
  const { search, fold, compounds, vocabulary } = getSearchIndex(posts, locale)
  // Folding can make a query longer.
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
