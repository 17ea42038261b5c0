import { embeddedPosts } from '#lib/blog/embedded-posts'
import { findPost } from '#lib/blog/find-post'
import type { Post } from '#lib/blog/post'
import { findPostLocales } from '#lib/blog/post-locales'
import type { Locale } from '#lib/i18n/locales'

/** All that an article's page needs to know of its slug. */
export type OpenArticle = {
  post: Post
  /** The clinic's own article of the same slug. Its head is used for a provider's post, too. */
  ownArticle: Post | null
  /** True when `post` is the clinic's own article. A provider's post of the same slug has another text. */
  isOwn: boolean
  /** Languages in which the article exists. */
  locales: readonly Locale[]
}

/**
 * Looks up an article's slug, once for the head and the page. Null when there is no such post.
 *
 * @throws ProviderError as `findPost`
 */
export async function openArticle(locale: Locale, slug: string): Promise<OpenArticle | null> {
  const [post, ownArticle, locales] = await Promise.all([
    findPost({ locale, slug }),
    embeddedPosts.getPostQuickly({ locale, slug }),
    findPostLocales(slug, locale),
  ])
  return post && { post, ownArticle, isOwn: ownArticle?.body === post.body, locales }
}
