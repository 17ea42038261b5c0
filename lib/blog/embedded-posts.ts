import { createTranslator } from 'next-intl'
import { content } from '#lib/content/content'
import type { ArticleFacts } from '#lib/content/article'
import type { Documents } from '#lib/content/schema'
import { messagesOf } from '#lib/content/sentences'
import { ContentError } from '#lib/content/source'
import type { Localized } from '#lib/content/values'
import { pictureSizes, type PictureSizes, withPictures } from '#lib/content/pictures'
import {
  type BlogSource,
  findIgnoringCase,
  type Post,
  type PostSummary,
  toPostSummary,
} from '#lib/blog/post'
import { readingMinutes, renderMarkdown } from '#lib/blog/markdown'
import { articleCover } from '#lib/figures/covers'
import { isDevelopment } from '#lib/env'
import { type Locale, localeDetails } from '#lib/i18n/locales'
import { log } from '#lib/log'
import { formatDay } from '#lib/i18n/format'
import { getKyivDay } from '#lib/time/kyiv-time'

type Review = { reviewer: string; reviewed: string }

/** The review as readers may be told of it; empty when no doctor has confirmed it. */
export function findConfirmedReview(
  { reviewer, reviewed }: Review,
  confirmed: Documents['people']['reviewers'] = content.people.reviewers,
): Partial<Review> {
  const isConfirmed = confirmed.some(
    ({ id, confirmedOn }) => id === reviewer && confirmedOn <= reviewed,
  )
  return isConfirmed ? { reviewer, reviewed } : {}
}

type Head = Pick<ArticleFacts, 'draft' | 'published'>

/** True for an article that readers may have: no draft, and its day of publication has come (`today` is Kyiv's). */
export function isPublished({ draft, published }: Head, today: string): boolean {
  return !draft && published <= today
}

/** What `npm run dev` and an editor's preview write on an article that readers do not have yet. */
export function describeUnpublished(locale: Locale, { draft, published }: Head): string {
  const messages = messagesOf(locale)
  const t = createTranslator({ locale: localeDetails[locale].tag, messages, namespace: 'Article' })
  return draft ? t('draft') : t('scheduled', { date: formatDay(locale, published) })
}

const pageSize = 6

/** All published posts of a language, newest first; read and rendered once a day, so that each appears on its day. */
function posts(locale: Locale): Promise<readonly Post[]> {
  const day = getKyivDay(new Date())
  const cache = content.opened.once(
    'posts',
    () => new Map<Locale, { day: string; posts: Promise<readonly Post[]> }>(),
  )
  const cached = cache.get(locale)
  if (cached?.day === day) return cached.posts
  const posts = Promise.resolve().then(() => load(locale, day))
  cache.set(locale, { day, posts })
  // What cannot be read now may be readable at the next request.
  posts.catch(() => cache.delete(locale))
  return posts
}

/** An article that cannot be used is missed alone, and the log says why; in the preview its page does. */
function broken(slug: string, error: unknown): Post | null {
  if (!(error instanceof ContentError)) throw error
  log.error('content', error)
  if (!isDevelopment && !content.opened.edits.isPreview) return null
  const { message } = error
  const words = {
    title: slug,
    metaTitle: slug,
    excerpt: message,
    description: message,
    mark: message,
    body: '',
  }
  const none = { keywords: [], related: [], references: [], readingMinutes: 1 }
  return { ...words, ...none, id: slug, slug, cover: articleCover(slug) }
}

function load(locale: Locale, today: string): readonly Post[] {
  const sizes = pictureSizes()
  const all = content.slugs.map((slug) => {
    try {
      return readPost(slug, locale, today, sizes)
    } catch (error) {
      return broken(slug, error)
    }
  })
  return all
    .filter((post) => post !== null)
    .sort(
      (a, b) =>
        (b.published ?? '').localeCompare(a.published ?? '') || a.slug.localeCompare(b.slug),
    )
}

/** An article of a language; null when there is none yet, and, but for development, while it is not published. */
function readPost(slug: string, locale: Locale, today: string, sizes: PictureSizes): Post | null {
  const facts = content.opened.article(slug)
  const { author, published, updated, related, references } = facts
  const isShown = isPublished(facts, today)
  const text =
    isShown || isDevelopment || content.opened.edits.isPreview
      ? content.articleText(slug, locale)
      : null
  if (!text) return null
  const { head, markdown } = text
  return {
    ...head,
    ...findConfirmedReview(facts),
    ...(!isShown && { mark: describeUnpublished(locale, facts) }),
    ...(updated !== undefined && { updated }),
    author,
    published,
    related: related.map(content.nameNow),
    references,
    id: slug,
    slug,
    cover: articleCover(slug),
    body: withPictures(renderMarkdown(markdown, references.length), slug, sizes),
    readingMinutes: readingMinutes(markdown),
  }
}

export const embedded: BlogSource = {
  async list({ locale, page }) {
    const all = await posts(locale)
    const data = all.slice((page - 1) * pageSize, page * pageSize).map(toPostSummary)
    const next =
      page * pageSize < all.length
        ? `/api/${localeDetails[locale].provider}/blog?page=${page + 1}`
        : null
    return { data, links: { next } }
  },
  post: async ({ locale, slug }) =>
    (await posts(locale)).find((each) => each.slug === slug) ?? null,
  async findSlug({ locale, slug }) {
    const slugs = (await posts(locale)).map((post) => post.slug)
    return findIgnoringCase(slugs, slug)
  },
  all: posts,
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
export async function getFallbackPosts(
  locale: Locale,
  count: 3 | 5,
  except?: string,
): Promise<readonly PostSummary[]> {
  const all = await posts(locale)
  const best = builtIn
    .map(content.nameNow)
    .flatMap((slug) => all.filter((each) => each.slug === slug))
  const shown = new Set([...best, ...all].filter(({ slug }) => slug !== except))
  return [...shown].slice(0, count).map(toPostSummary)
}

/** True for an article of this site; a provider's post of the same slug has another text. */
export async function isEmbedded(post: Post, locale: Locale): Promise<boolean> {
  return (await embedded.post({ locale, slug: post.slug }))?.body === post.body
}

export type Author = { name: Localized; role: Localized }

export function findAuthor(id: string | undefined): Author | null {
  const author = content.people.authors.find((each) => each.id === id)
  if (author) return author
  const doctor = content.doctors.find((each) => each.id === id)
  return doctor ? { name: doctor.name, role: doctor.profession } : null
}
