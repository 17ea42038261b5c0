import { findConfirmedReview } from '#lib/blog/article-people'
import { describeUnpublished, isPublished } from '#lib/blog/is-published'
import { countReadingMinutes, renderMarkdown } from '#lib/blog/markdown'
import { type BlogSource, type ListRequest, type Post, toPostSummary } from '#lib/blog/post'
import type { PostPage, PostRequest } from '#lib/blog/post'
import { findIgnoringCase } from '#lib/blog/slug'
import { getCurrentSlug, getSiteContent, isPreview } from '#lib/content/current-content'
import { readPictureSizes, type PictureSizes, addPictures } from '#lib/content/pictures'
import type { BrokenArticle, SiteArticle, SiteContent } from '#lib/content/site-content'
import { isDevelopment } from '#lib/env'
import { measureCoverNumber } from '#lib/figures/cover-number'
import { postCover } from '#lib/figures/covers'
import { type Locale, localeDetails } from '#lib/i18n/locales'
import { getKyivDay } from '#lib/time/kyiv-time'

/** Number of posts on one page of the blog's list. */
const pageSize = 6

type PostsOfDay = { day: string; posts: Promise<readonly Post[]> }

/** Cache of rendered posts, by the loaded content of the site and by language. */
const renderedPosts = new WeakMap<SiteContent, Map<Locale, PostsOfDay>>()

/**
 * Returns all published posts of a language, newest first. The posts are rendered anew each day, so
 * that a scheduled article appears on its day of publication.
 */
function getPosts(locale: Locale): Promise<readonly Post[]> {
  const day = getKyivDay(new Date())
  const content = getSiteContent()
  const cache = renderedPosts.get(content) ?? new Map<Locale, PostsOfDay>()
  renderedPosts.set(content, cache)
  const cached = cache.get(locale)
  if (cached?.day === day) return cached.posts
  const posts = Promise.resolve().then(() => renderPosts(content, locale, day))
  cache.set(locale, { day, posts })
  // A failed render is removed from the cache, so the next request renders the posts again.
  posts.catch(() => cache.delete(locale))
  return posts
}

/**
 * Renders all posts. In development and in a preview, an article with an invalid file becomes a
 * post that shows the error.
 */
function renderPosts(content: SiteContent, locale: Locale, today: string): readonly Post[] {
  const sizes = readPictureSizes()
  const posts = content.articles.flatMap(
    (article) => renderPost(article, locale, today, sizes) ?? [],
  )
  const broken = content.brokenArticles.filter((each) => (each.locale ?? locale) === locale)
  const errors = isDevelopment || isPreview() ? broken.map(renderError) : []
  return [...posts, ...errors].sort(
    (a, b) => (b.published ?? '').localeCompare(a.published ?? '') || a.slug.localeCompare(b.slug),
  )
}

/**
 * Renders an article in one language. Returns null when the article has no text in this language.
 * Also returns null for an unpublished article, except in development and in a preview.
 */
function renderPost(
  article: SiteArticle,
  locale: Locale,
  today: string,
  sizes: PictureSizes,
): Post | null {
  const { slug, author, published, updated, related, references, searchWords, coverNumber } =
    article
  const isShown = isPublished(article, today)
  const mayShow = isShown || isDevelopment || isPreview()
  const text = mayShow ? article.text[locale] : null
  if (!text) return null
  const { head, markdown } = text
  return {
    ...head,
    ...findConfirmedReview(article),
    ...(!isShown && { mark: describeUnpublished(locale, article) }),
    ...(updated !== undefined && { updated }),
    author,
    published,
    related: related.map((each) => getCurrentSlug(each)),
    references,
    searchWords: searchWords[locale],
    id: slug,
    slug,
    cover: postCover(slug),
    ...(coverNumber && { number: measureCoverNumber(coverNumber[locale]) }),
    body: addPictures(renderMarkdown(markdown, references.length), slug, sizes),
    readingMinutes: countReadingMinutes(markdown),
  }
}

function renderError({ slug, error: { message } }: BrokenArticle): Post {
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
    cover: postCover(slug),
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
