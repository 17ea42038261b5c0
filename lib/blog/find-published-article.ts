import { isPublished } from '#lib/blog/is-published'
import { findArticleFacts, getCurrentSlug } from '#lib/content/current-content'
import type { SiteArticle } from '#lib/content/site-content'
import { getKyivDay } from '#lib/time/kyiv-time'

/**
 * Finds an article to which a page may link today. Returns undefined for an unpublished article.
 *
 * @param slug the current slug or an earlier slug of the article
 */
export function findPublishedArticle(slug: string): SiteArticle | undefined {
  const article = findArticleFacts(getCurrentSlug(slug))
  return article && isPublished(article, getKyivDay(new Date())) ? article : undefined
}
