import MiniSearch from 'minisearch'
import { type PostSummary, type SearchedPost, summaryOf } from '#lib/blog/post'

export const maxQueryLength = 100

export function readQuery(given: string | string[] | undefined): string {
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

/** What a word's forms share, roughly: тиск of тиску and тиском, сол of сіль and солі (і is о in an open syllable). */
function wordStem(word: string): string | null {
  const letters = word
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('ґ', 'г')
  if (letters.length < 3) return null
  return letters.replace(endings, '').replace(/і(?=[^аеєиіїоуюя]+$)/u, 'о')
}

/** Words, with their apostrophes and hyphens, and the word joiners after these (lib/text/short-words.ts). */
const words = /[\p{L}\p{N}]+(?:[-’'ʼ]\u2060?[\p{L}\p{N}]+)*/gu

/** Posts that fit worse than this share of the best are left out: a word in passing is no answer. */
const minShare = 0.15

const indexes = new WeakMap<readonly SearchedPost[], MiniSearch<SearchedPost>>()

function indexOf(posts: readonly SearchedPost[]): MiniSearch<SearchedPost> {
  const known = indexes.get(posts)
  if (known) return known
  const index = new MiniSearch<SearchedPost>({
    idField: 'slug',
    fields: ['title', 'excerpt', 'body'],
    tokenize: (text) => text.replace(/<[^>]*>|&\w+;/g, ' ').match(words) ?? [],
    processTerm: wordStem,
    searchOptions: {
      boost: { title: 6, excerpt: 2 },
      // A slip of the finger in a long word is forgiven.
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      prefix: (term) => term.length > 3,
      combineWith: 'AND',
    },
  })
  index.addAll(posts)
  indexes.set(posts, index)
  return index
}

/** Posts with all words of a query in title, excerpt or text, in any of their forms, best first; with any when none has all. */
export function searchPosts(posts: readonly SearchedPost[], query: string): readonly PostSummary[] {
  const index = indexOf(posts)
  const all = index.search(query)
  const found = all.length > 0 ? all : index.search(query, { combineWith: 'OR' })
  const least = (found[0]?.score ?? 0) * minShare
  return found
    .filter(({ score }) => score >= least)
    .flatMap(({ id }) => posts.filter(({ slug }) => slug === id).map(summaryOf))
}
