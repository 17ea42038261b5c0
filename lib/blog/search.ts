import MiniSearch from 'minisearch'
import { type PostSummary, type SearchedPost, toPostSummary } from '#lib/blog/post'
import type { Locale } from '#lib/i18n/locales'
import { foldLookalikes, foldSpelling } from '#lib/text/fold-spelling'

export const maxQueryLength = 100

export function readSearchQuery(given: string | string[] | undefined): string {
  const text = Array.isArray(given) ? (given[0] ?? '') : (given ?? '')
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
    .toWellFormed()
}

/** Endings of Ukrainian nouns, adjectives and verbs, and of English plurals and verbs. */
const endings =
  /(?<=.{3})(?:ями|ами|ові|еві|єві|ого|ому|ими|іми|ою|ею|єю|ах|ях|ам|ям|ів|їв|ей|ок|ом|ем|єм|их|іх|ій|ий|ої|[аяуюеєиіїоьй]|ies|es|s|ing|ed)$/u

/** A letter beside a digit: B6 and D3 are words, though short. */
const isCode = (word: string) => /\p{L}\p{N}|\p{N}\p{L}/u.test(word)

/**
 * The term of a folded word, '' for one that is too short: what its forms share, roughly. Тиску and тиском become тиск;
 * сіль and солі become сол, as і is о in an open syllable.
 */
function termOf(word: string): string {
  if (word.length < 3 && !isCode(word)) return ''
  const stem = word.replaceAll('ґ', 'г').replace(endings, '')
  return foldLookalikes(stem.replace(/і(?=[^аеєиіїоуюя]+$)/u, 'о'))
}

/** Words with the hyphens within them. */
const words = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu

const splitWords = (folded: string): string[] => folded.match(words) ?? []
const partsOf = (folded: string) => splitWords(folded).flatMap((word) => word.split('-'))

/** Most parts of a compound, such as `step-by-step`. */
const maxParts = 3

/** Words that are the parts of a compound, joined: all that begin at a place, the longest first. */
function joinFrom(parts: readonly string[], start: number, compounds: Compounds): string[][] {
  if (!compounds.firstParts.has(parts[start] ?? '')) return []
  return [maxParts, 2]
    .map((count) => parts.slice(start, start + count))
    .filter((row) => row.length > 1 && compounds.terms.has(termOf(row.join(''))))
}

const fields = ['title', 'excerpt', 'body'] as const

/** Character references that may stand within a word; other ones end it. */
const signsInWords = /&(?:shy|zwj|zwnj|apos|[lr]squo|#39|#x27|#173|#xad);/gi

const plainText = (html: string) => html.replace(signsInWords, '').replace(/<[^>]*>|&#?\w+;/g, ' ')

/** The words that posts write with a hyphen. */
type Compounds = {
  /** `чекап` for чек-ап. */
  terms: ReadonlySet<string>
  /** `чек` for чек-ап. */
  firstParts: ReadonlySet<string>
}

function compoundsOf(folded: readonly string[]): Compounds {
  const found = folded.flatMap(splitWords).map((word) => word.split('-'))
  const compounds = found.filter(({ length }) => length > 1 && length <= maxParts)
  return {
    terms: new Set(compounds.map((parts) => termOf(parts.join('')))),
    firstParts: new Set(compounds.flatMap((parts) => parts.slice(0, 1))),
  }
}

type Index = {
  search: MiniSearch
  fold: (text: string) => string
  compounds: Compounds
  /** Terms of all words. */
  vocabulary: ReadonlySet<string>
}

const indexes = new WeakMap<readonly SearchedPost[], Index>()

/** Longer terms must be spelled right: their likes take long to find. */
const maxFuzzyLength = 20

/** The index of one language's posts. A compound is found whole, by its parts, and where its parts are words. */
function indexOf(posts: readonly SearchedPost[], locale: Locale): Index {
  const known = indexes.get(posts)
  if (known) return known
  const fold = (text: string) =>
    foldSpelling(plainText(text), locale === 'en' ? 'Latin' : 'Cyrillic')
  const documents = posts.map(({ slug, title, excerpt, body = '' }) => ({
    slug,
    title: fold(title),
    excerpt: fold(excerpt),
    body: fold(body),
  }))
  const compounds = compoundsOf(
    documents.flatMap((document) => fields.map((field) => document[field])),
  )
  const vocabulary = new Set<string>()
  const search = new MiniSearch({
    idField: 'slug',
    fields: [...fields],
    tokenize: (folded) => {
      const parts = partsOf(folded)
      const joined = parts.flatMap((_, start) => joinFrom(parts, start, compounds))
      return [...parts, ...joined.map((row) => row.join(''))]
    },
    processTerm: (word) => {
      const term = termOf(word)
      vocabulary.add(term)
      return term
    },
    searchOptions: {
      // Queries come as terms.
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: { title: 6, excerpt: 2 },
      // A slip of the finger in a long word is forgiven.
      fuzzy: (term) => (term.length > 4 && term.length <= maxFuzzyLength ? 0.2 : false),
      prefix: (term) => term.length > 3,
    },
  })
  search.addAll(documents)
  const index = { search, fold, compounds, vocabulary }
  indexes.set(posts, index)
  return index
}

const uniqueTerms = (words: readonly string[]) =>
  [...new Set(words.map(termOf))].filter((term) => term !== '')

/** A query's words; neighbours that are the parts of a compound are one. */
function queryWords(parts: readonly string[], compounds: Compounds): string[] {
  const words: string[] = []
  let start = 0
  while (start < parts.length) {
    const row = joinFrom(parts, start, compounds)[0] ?? parts.slice(start, start + 1)
    words.push(row.join(''))
    start += row.length
  }
  return words
}

/** Posts that fit worse than this share of the best are left out: a word in passing is no answer. */
const minShare = 0.15

/**
 * Finds the posts that have all words of a query in title, excerpt or text, in any form and spelling; the best match comes
 * first. When no post has all words, posts with any of them are found.
 */
export function searchPosts(
  posts: readonly SearchedPost[],
  query: string,
  locale: Locale,
): readonly PostSummary[] {
  const { search, fold, compounds, vocabulary } = indexOf(posts, locale)
  // Some characters fold to many letters.
  const parts = partsOf(fold(query).slice(0, maxQueryLength))
  const allTerms = uniqueTerms(queryWords(parts, compounds))
  const all = search.search({ combineWith: 'AND', queries: allTerms })
  const pairs = parts.slice(1).map((part, index) => `${parts[index] ?? ''}${part}`)
  const knownPairs = uniqueTerms(pairs).filter((term) => vocabulary.has(term))
  const found =
    all.length > 0
      ? all
      : search.search({ combineWith: 'OR', queries: [...uniqueTerms(parts), ...knownPairs] })
  const least = (found[0]?.score ?? 0) * minShare
  return found
    .filter(({ score }) => score >= least)
    .flatMap(({ id }) => posts.filter(({ slug }) => slug === id).map(toPostSummary))
}
