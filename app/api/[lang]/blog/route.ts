import { blogSource } from '#lib/blog/blog-source'
import { respondWithProviderError, respondWithPosts } from '#lib/blog/api-responses'
import { findLocaleByCode } from '#lib/i18n/locales'

/**
 * Returns one page of the list of posts (spec section 7). In the URL, Ukrainian is `ua`, as on this
 * site, or `uk`, as in the provider's API.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<'/api/[lang]/blog'>,
): Promise<Response> {
  const locale = findLocaleByCode((await params).lang)
  const page = new URL(request.url).searchParams.get('page') ?? '1'
  if (!locale || !/^[1-9]\d{0,3}$/.test(page))
    return Response.json({ code: 'not-found' }, { status: 404 })
  try {
    const list = await blogSource.getFreshPage({ locale, page: Number(page) })
    return respondWithPosts(list, 'public, max-age=60, s-maxage=60, stale-while-revalidate=300')
  } catch (error) {
    return respondWithProviderError(error)
  }
}
