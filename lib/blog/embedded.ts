import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { confirmedReview } from '#lib/blog/confirmed-review'
import { embeddedSlugs, postsFolder } from '#lib/blog/embedded-slugs'
import { parseFrontMatter } from '#lib/blog/front-matter'
import { pictureSizes, withPictures, type PictureSizes } from '#lib/blog/pictures'
import { readingMinutes, renderMarkdown } from '#lib/blog/render-markdown'
import { summaryOf } from '#lib/blog/summary'
import type { BlogSource, ListRequest, Post, PostPage, PostRequest, PostSummary } from '#lib/blog/types'
import { isPublished, unpublishedMark } from '#lib/blog/unpublished'
import { articleCover } from '#lib/covers/covers'
import { isDevelopment } from '#lib/env'
import { localeDetails, type Locale } from '#lib/i18n/locales'
import { kyivDay } from '#lib/time/kyiv-time'

/** Posts on one page of the list. */
const pageSize = 6

/** How long articles stay in the cache: an editor sees a change on reload (`npm run dev`). */
const maxAgeMs = isDevelopment ? 1000 : Infinity

type Cached = { day: string; at: number; posts: Promise<readonly Post[]> }
const cache = new Map<Locale, Cached>()

/** All published posts of a language, newest first; read and rendered once a day, so that each appears on its day. */
function posts(locale: Locale): Promise<readonly Post[]> {
  const at = Date.now()
  const day = kyivDay(new Date(at))
  const cached = cache.get(locale)
  if (cached?.day === day && at - cached.at < maxAgeMs) return cached.posts
  const posts = load(locale, day)
  cache.set(locale, { day, at, posts })
  // What cannot be read now may be readable at the next request.
  posts.catch(() => cache.delete(locale))
  return posts
}

async function load(locale: Locale, today: string): Promise<readonly Post[]> {
  const slugs = await embeddedSlugs()
  const sizes = await pictureSizes()
  const all = await Promise.all(slugs.map((slug) => readPost(slug, locale, today, sizes)))
  return all
    .filter((post) => post !== null)
    .sort((a, b) => (b.published ?? '').localeCompare(a.published ?? '') || a.slug.localeCompare(b.slug))
}

/** An article of a language; null when there is none yet, and, but for development, while it is not published. */
async function readPost(slug: string, locale: Locale, today: string, sizes: PictureSizes): Promise<Post | null> {
  const file = join(postsFolder, slug, `${locale}.md`)
  if (!existsSync(file)) return null
  const { head, markdown } = parseFrontMatter(relative(process.cwd(), file), await readFile(file, 'utf8'))
  const { reviewer, reviewed, draft, ...known } = head
  const isShown = isPublished(head, today)
  if (!isShown && !isDevelopment) return null
  const body = renderMarkdown(markdown, head.references.length)
  return {
    ...known,
    ...confirmedReview({ reviewer, reviewed }),
    ...(!isShown && { mark: await unpublishedMark(locale, { draft, published: head.published }) }),
    id: slug,
    slug,
    cover: articleCover(slug),
    body: withPictures(body, slug, sizes),
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

async function findSlug({ locale, slug }: PostRequest): Promise<string | null> {
  const wanted = slug.toLowerCase()
  return (await posts(locale)).find((known) => known.slug.toLowerCase() === wanted)?.slug ?? null
}

/** The built-in articles of spec section 2, shown when the provider fails, best first. */
const builtIn = [
  'preventive-medicine-importance',
  'healthy-nutrition-basics',
  'stress-impact-cardiovascular-health',
  'diagnostic-algorithms-preventive-medicine',
  'individual-checkup-programs-guide',
]

/** The first `count` built-in articles (spec section 9: 3 in the main list, 5 in the second), under one of them another of ours. */
export async function fallbackPosts(locale: Locale, count: 3 | 5, except?: string): Promise<readonly PostSummary[]> {
  const all = await posts(locale)
  const best = builtIn.flatMap((slug) => all.filter((each) => each.slug === slug))
  const shown = new Set([...best, ...all].filter(({ slug }) => slug !== except))
  return [...shown].slice(0, count).map(summaryOf)
}

/** The articles of `content/posts`. */
export const embedded: BlogSource = { list, post, findSlug, all: posts }
