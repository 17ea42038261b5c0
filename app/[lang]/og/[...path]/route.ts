import { drawShareImage } from '#components/seo/share-image'
import { getSiteContent } from '#lib/content/current-content'
import { findPost, listSlugsToPrerender } from '#lib/blog/find-post'
import { drawnCover } from '#lib/figures/covers'
import { isLocale, locales } from '#lib/i18n/locales'
import { getImageName, indexedPages } from '#lib/i18n/routes'

export const dynamic = 'force-static'
export const revalidate = 300

/** As the pages and articles themselves; pictures of later articles are drawn when first asked for. */
export async function generateStaticParams(): Promise<{ lang: string; path: string[] }[]> {
  const inAll = locales.map(async (lang) => [
    ...indexedPages.map((page) => ({ lang, path: [getImageName(page)] })),
    ...(await listSlugsToPrerender(lang)).map((slug) => ({
      lang,
      path: ['article', `${slug}.png`],
    })),
  ])
  return (await Promise.all(inAll)).flat()
}

/** The picture of a link to a page, `home.png`, or to an article, `article/DASH-diet.png`. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[lang]/og/[...path]'>,
): Promise<Response> {
  const { lang, path } = await params
  const [name = '', slug] = path
  if (!isLocale(lang)) return new Response(null, { status: 404 })
  if (slug === undefined) {
    const page = indexedPages.find((each) => getImageName(each) === name)
    return page
      ? drawShareImage(lang, getSiteContent().pages[page].image[lang])
      : new Response(null, { status: 404 })
  }
  const post = await findPost({
    locale: lang,
    slug: decodeURIComponent(slug).replace(/\.png$/, ''),
  })
  // Nothing is drawn of a post that does not exist: strangers must not make the server work.
  return post
    ? drawShareImage(lang, post.title, drawnCover(post))
    : new Response(null, { status: 404 })
}
