import { blogSource } from '#lib/blog/blog-source'
import { embeddedPosts } from '#lib/blog/embedded-posts'
import { hasSameText } from '#lib/blog/open-article'
import { getPostVersion } from '#lib/blog/post'
import { respondWithProviderError, respondWithPosts } from '#lib/blog/api-responses'
import { findLocaleByCode } from '#lib/i18n/locales'

/**
 * Returns one post (spec section 7). In the URL, Ukrainian is `ua`, as on this site, or `uk`, as in
 * the provider's API. While the provider fails, returns the built-in article with this slug.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/[lang]/post/[slug]'>,
): Promise<Response> {
  const { lang, slug } = await params
  const locale = findLocaleByCode(lang)
  const notFound = (): Response => Response.json({ code: 'not-found' }, { status: 404 })
  if (!locale) return notFound()
  try {
    const post = await blogSource.getFreshPost({ locale, slug })
    if (!post) return notFound()
    const isOwn = hasSameText(post, await embeddedPosts.getFreshPost({ locale, slug }))
    return respondWithPosts(
      { ...post, version: getPostVersion(post), isOwn },
      'public, max-age=60, stale-while-revalidate=300',
    )
  } catch (error) {
    const fallback = await embeddedPosts.getFreshPost({ locale, slug })
    if (!fallback) return respondWithProviderError(error)
    return Response.json(
      { ...fallback, version: getPostVersion(fallback), isOwn: true },
      { headers: { 'Cache-Control': 'no-store' } },
    )
  }
}
