import { blog } from '#lib/blog/blog'
import { languageFromCode } from '#lib/i18n/resolve-language'

/** One post (spec section 7); `ua` and the provider's `uk` are both understood. */
export async function GET(_request: Request, { params }: RouteContext<'/api/[lang]/post/[slug]'>): Promise<Response> {
  const { lang, slug } = await params
  const language = languageFromCode(lang)
  const post = language && (await blog.post({ language, slug }))
  if (!post) return Response.json({ code: 'not-found' }, { status: 404 })
  return Response.json(post, { headers: { 'Cache-Control': 'public, max-age=60, stale-while-revalidate=300' } })
}
