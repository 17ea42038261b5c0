import { drawShareImage } from '#components/seo/share-image'
import { findPost, postsToPrerender } from '#lib/blog/blog'
import { drawnCover } from '#lib/figures/covers'
import { isLocale, locales } from '#lib/i18n/locales'

export const dynamic = 'force-static'
export const revalidate = 300

/** As the articles themselves; pictures of later ones are drawn when first asked for. */
export async function generateStaticParams(): Promise<{ lang: string; slug: string }[]> {
  const inAll = locales.map(async (lang) =>
    (await postsToPrerender(lang)).map((slug) => ({ lang, slug: `${slug}.png` })),
  )
  return (await Promise.all(inAll)).flat()
}

export async function GET(_request: Request, { params }: RouteContext<'/[lang]/og/article/[slug]'>): Promise<Response> {
  const { lang, slug } = await params
  if (!isLocale(lang)) return new Response(null, { status: 404 })
  const post = await findPost({ locale: lang, slug: decodeURIComponent(slug).replace(/\.png$/, '') })
  // Nothing is drawn of a post that does not exist: strangers must not make the server work.
  if (post === null) return new Response(null, { status: 404 })
  return drawShareImage(lang, post.title, drawnCover(post))
}
