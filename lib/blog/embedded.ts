import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { confirmedReview } from '#lib/blog/confirmed-review'
import { embeddedSlugs, postsFolder } from '#lib/blog/embedded-slugs'
import { parseFrontMatter } from '#lib/blog/front-matter'
import { readingMinutes, renderMarkdown } from '#lib/blog/render-markdown'
import { summaryOf } from '#lib/blog/summary'
import type { BlogSource, ListRequest, Post, PostPage, PostRequest, PostSummary } from '#lib/blog/types'
import { articleCover } from '#lib/covers/covers'
import { localeDetails, type Locale } from '#lib/i18n/locales'

/** Posts on one page of the list. */
const pageSize = 6

const rendered = new Map<Locale, Promise<readonly Post[]>>()

/** All posts of a language, newest first; read and rendered once. */
function posts(locale: Locale): Promise<readonly Post[]> {
  const loading = rendered.get(locale) ?? load(locale)
  rendered.set(locale, loading)
  return loading
}

async function load(locale: Locale): Promise<readonly Post[]> {
  const slugs = await embeddedSlugs()
  const all = await Promise.all(slugs.map((slug) => readPost(slug, locale)))
  return all.sort((a, b) => (b.published ?? '').localeCompare(a.published ?? '') || a.slug.localeCompare(b.slug))
}

async function readPost(slug: string, locale: Locale): Promise<Post> {
  const file = join(postsFolder, slug, `${locale}.md`)
  const { head, markdown } = parseFrontMatter(file, await readFile(file, 'utf8'))
  const { reviewer, reviewed, ...known } = head
  return {
    ...known,
    ...confirmedReview({ reviewer, reviewed }),
    id: slug,
    slug,
    cover: articleCover(slug),
    body: renderMarkdown(markdown, head.references.length),
    readingMinutes: readingMinutes(markdown),
  }
}

async function list({ locale, page }: ListRequest): Promise<PostPage> {
  const all = await posts(locale)
  const data = all.slice((page - 1) * pageSize, page * pageSize).map(summaryOf)
  const next = page * pageSize < all.length ? `/api/${localeDetails[locale].provider}/blog?page=${page + 1}` : null
  return { data, links: { next } }
}

async function post({ locale, slug }: PostRequest): Promise<Post | null> {
  return (await posts(locale)).find((each) => each.slug === slug) ?? null
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
export async function fallbackPosts(locale: Locale, count: 3 | 5): Promise<readonly PostSummary[]> {
  const all = await posts(locale)
  return builtIn.slice(0, count).flatMap((slug) => all.filter((each) => each.slug === slug).map(summaryOf))
}

/** The articles of `content/posts`. */
export const embedded: BlogSource = { list, post, findSlug, all: posts }
