import { findConfirmedReview } from '#lib/blog/article-people'
import { describeUnpublished, isPublished } from '#lib/blog/is-published'
import { countReadingMinutes, renderMarkdown } from '#lib/blog/markdown'
import { type BlogSource, type ListRequest, type Post, toPostSummary } from '#lib/blog/post'
import type { PostPage, PostRequest } from '#lib/blog/post'
import { findIgnoringCase } from '#lib/blog/slug'
import { content } from '#lib/content/content'
import { pictureSizes, type PictureSizes, withPictures } from '#lib/content/pictures'
import { ContentError } from '#lib/content/source'
import { isDevelopment } from '#lib/env'
import { articleCover } from '#lib/figures/covers'
import { type Locale, localeDetails } from '#lib/i18n/locales'
import { log } from '#lib/log'
import { getKyivDay } from '#lib/time/kyiv-time'

/** Posts on a page of the list. */
const pageSize = 6

type PostsOfDay = { day: string; posts: Promise<readonly Post[]> }

/** All published posts of a language, newest first. Rendered once a day, so that a scheduled article appears on its day. */
function getPosts(locale: Locale): Promise<readonly Post[]> {
  const day = getKyivDay(new Date())
  const cache = content.opened.once('posts', () => new Map<Locale, PostsOfDay>())
  const cached = cache.get(locale)
  if (cached?.day === day) return cached.posts
  const posts = Promise.resolve().then(() => readPosts(locale, day))
  cache.set(locale, { day, posts })
  // The next request reads the files again after a failure.
  posts.catch(() => cache.delete(locale))
  return posts
}

function readPosts(locale: Locale, today: string): readonly Post[] {
  const sizes = pictureSizes()
  const posts = content.slugs.map((slug) => {
    try {
      return readPost(slug, locale, today, sizes)
    } catch (error) {
      return replaceInvalidPost(slug, error)
    }
  })
  return posts
    .filter((post) => post !== null)
    .sort(
      (a, b) =>
        (b.published ?? '').localeCompare(a.published ?? '') || a.slug.localeCompare(b.slug),
    )
}

/** Null when the article has no text in the language, or is unpublished and this is no preview. */
function readPost(slug: string, locale: Locale, today: string, sizes: PictureSizes): Post | null {
  const facts = content.opened.article(slug)
  const { author, published, updated, related, references } = facts
  const isShown = isPublished(facts, today)
  const mayShow = isShown || isDevelopment || content.opened.edits.isPreview
  const text = mayShow ? content.articleText(slug, locale) : null
  if (!text) return null
  const { head, markdown } = text
  return {
    ...head,
    ...findConfirmedReview(facts),
    ...(!isShown && { mark: describeUnpublished(locale, facts) }),
    ...(updated !== undefined && { updated }),
    author,
    published,
    related: related.map((each) => content.nameNow(each)),
    references,
    id: slug,
    slug,
    cover: articleCover(slug),
    body: withPictures(renderMarkdown(markdown, references.length), slug, sizes),
    readingMinutes: countReadingMinutes(markdown),
  }
}

/** Leaves an invalid article out and logs why. A preview shows the error in the article's place. */
function replaceInvalidPost(slug: string, error: unknown): Post | null {
  if (!(error instanceof ContentError)) throw error
  log.error('content', error)
  if (!isDevelopment && !content.opened.edits.isPreview) return null
  const { message } = error
  return {
    id: slug,
    slug,
    title: slug,
    metaTitle: slug,
    excerpt: message,
    description: message,
    mark: message,
    body: '',
    keywords: [],
    related: [],
    references: [],
    readingMinutes: 1,
    cover: articleCover(slug),
  }
}

async function getPage({ locale, page }: ListRequest): Promise<PostPage> {
  const posts = await getPosts(locale)
  const data = posts.slice((page - 1) * pageSize, page * pageSize).map(toPostSummary)
  const hasNext = page * pageSize < posts.length
  const nextUrl = `/api/${localeDetails[locale].provider}/blog?page=${page + 1}`
  return { data, links: { next: hasNext ? nextUrl : null } }
}

async function getPost({ locale, slug }: PostRequest): Promise<Post | null> {
  return (await getPosts(locale)).find((post) => post.slug === slug) ?? null
}

/** The clinic's own articles in `content/posts`. */
export const embeddedPosts: BlogSource = {
  getFreshPage: getPage,
  getPageQuickly: getPage,
  getFreshPost: getPost,
  getPostQuickly: getPost,
  async findSlug({ locale, slug }) {
    const slugs = (await getPosts(locale)).map((post) => post.slug)
    return findIgnoringCase(slugs, slug)
  },
  getAllPosts: getPosts,
}
