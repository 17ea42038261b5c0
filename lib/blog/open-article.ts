import { embeddedPosts } from '#lib/blog/embedded-posts'
import { findPost } from '#lib/blog/find-post'
import type { Post } from '#lib/blog/post'
import { findPostLocales } from '#lib/blog/post-locales'
import type { Locale } from '#lib/i18n/locales'

export type OpenArticle = {
  post: Post
  /**
   * The clinic's own article with the same slug; null when there is none. The page takes its title,
   * description and keywords from this article, even when `post` is a provider's post.
   */
  ownArticle: Post | null
  /**
   * True when `post` is the clinic's own article, false when `post` is a provider's post with
   * another text.
   */
  isOwn: boolean
  /** Languages in which the article exists. */
  locales: readonly Locale[]
}

/**
 * Looks up an article by slug, for the head and the body of the page. Returns null when there is no
 * such post.
 *
 * @throws ProviderError as `findPost` does
 */
export async function openArticle(locale: Locale, slug: string): Promise<OpenArticle | null> {
  const [post, ownArticle, locales] = await Promise.all([
    findPost({ locale, slug }),
    embeddedPosts.getPostQuickly({ locale, slug }),
    findPostLocales(slug, locale),
  ])
  return post && { post, ownArticle, isOwn: hasSameText(post, ownArticle), locales }
}

/**
 * True when `post` has the text of the clinic's own article. A provider's post with the same slug
 * has another text.
 */
export function hasSameText(post: Post, ownArticle: Post | null): boolean {
  return ownArticle?.body === post.body
}
