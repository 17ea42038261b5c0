import { findConfirmedReview } from '#lib/blog/article-people'
import { getAllPosts } from '#lib/blog/list-posts'
import { type PostSummary, toPostSummary } from '#lib/blog/post'
import { findArticleFacts } from '#lib/content/current-content'
import { env } from '#lib/env'
import type { Locale } from '#lib/i18n/locales'

/**
 * Returns the posts that a doctor wrote or reviewed, newest first. Only confirmed reviews count
 * (`findConfirmedReview`). With a provider the list is empty, because the site does not know who
 * wrote the provider's posts.
 */
export async function getDoctorPosts(
  locale: Locale,
  doctorId: string,
): Promise<readonly PostSummary[]> {
  if (env.API_URL !== undefined) return []
  const posts = await getAllPosts(locale)
  return posts.filter(({ slug }) => isByDoctor(slug, doctorId)).map(toPostSummary)
}

function isByDoctor(slug: string, doctorId: string): boolean {
  const article = findArticleFacts(slug)
  if (!article) return false
  return article.author === doctorId || findConfirmedReview(article).reviewer === doctorId
}
