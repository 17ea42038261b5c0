import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { confirmedReview } from '#lib/blog/confirmed-review'
import { embeddedSlugs, postsFolder } from '#lib/blog/embedded-slugs'
import { parseFrontMatter } from '#lib/blog/front-matter'
import { readingMinutes, renderMarkdown } from '#lib/blog/render-markdown'
import type { BlogSource, ListRequest, Post, PostPage, PostRequest, PostSummary } from '#lib/blog/types'
import { codes, type Language } from '#lib/i18n/languages'

/** Posts on one page of the list. */
const pageSize = 6

const rendered = new Map<Language, Promise<readonly Post[]>>()

/** All posts of a language, newest first; read and rendered once. */
function posts(language: Language): Promise<readonly Post[]> {
  const loading = rendered.get(language) ?? load(language)
  rendered.set(language, loading)
  return loading
}

async function load(language: Language): Promise<readonly Post[]> {
  const slugs = await embeddedSlugs()
  const all = await Promise.all(slugs.map((slug) => readPost(slug, language)))
  return all.sort((a, b) => (b.published ?? '').localeCompare(a.published ?? '') || a.slug.localeCompare(b.slug))
}

async function readPost(slug: string, language: Language): Promise<Post> {
  const file = join(postsFolder, slug, `${language}.md`)
  const { head, markdown } = parseFrontMatter(file, await readFile(file, 'utf8'))
  const { reviewer, reviewed, ...known } = head
  return {
    ...known,
    ...confirmedReview({ reviewer, reviewed }),
    id: slug,
    slug,
    body: renderMarkdown(markdown),
    readingMinutes: readingMinutes(markdown),
  }
}

function toSummary({ id, slug, title, excerpt, published }: Post): PostSummary {
  return { id, slug, title, excerpt, published }
}

async function list({ language, page }: ListRequest): Promise<PostPage> {
  const all = await posts(language)
  const data = all.slice((page - 1) * pageSize, page * pageSize).map(toSummary)
  const next = page * pageSize < all.length ? `/api/${codes[language].provider}/blog?page=${page + 1}` : null
  return { data, links: { next } }
}

async function post({ language, slug }: PostRequest): Promise<Post | null> {
  return (await posts(language)).find((each) => each.slug === slug) ?? null
}

async function findSlug({ slug }: PostRequest): Promise<string | null> {
  const wanted = slug.toLowerCase()
  return (await embeddedSlugs()).find((known) => known.toLowerCase() === wanted) ?? null
}

/** The built-in articles of spec section 2, shown when the provider fails, best first. */
const builtIn = [
  'preventive-medicine-importance',
  'healthy-nutrition-basics',
  'stress-impact-cardiovascular-health',
  'diagnostic-algorithms-preventive-medicine',
  'individual-checkup-programs-guide',
]

/** The first `count` built-in articles (spec section 9: 3 in the main list, 5 in the second). */
export async function fallbackPosts(language: Language, count: 3 | 5): Promise<readonly PostSummary[]> {
  const all = await posts(language)
  return builtIn.slice(0, count).flatMap((slug) => all.filter((each) => each.slug === slug).map(toSummary))
}

/** The articles of `content/posts`. */
export const embedded: BlogSource = { list, post, findSlug, all: posts }
