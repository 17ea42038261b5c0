import { drawShareImage } from '#components/seo/share-image'
import { getSiteContent } from '#lib/content/current-content'
import { findPost, listSlugsToPrerender } from '#lib/blog/find-post'
import { drawnCover } from '#lib/figures/covers'
import { isLocale, locales } from '#lib/i18n/locales'
import { getImageName, indexedPages, routes } from '#lib/i18n/routes'

export const dynamic = 'force-static'
export const revalidate = 300

/**
 * Prerenders the preview images of all indexed pages, doctors and prerendered articles. Next draws
 * any other preview image at its first request.
 */
export async function generateStaticParams(): Promise<{ lang: string; path: string[] }[]> {
  const perLocale = locales.map(async (lang) => [
    ...indexedPages.map((page) => ({ lang, path: [getImageName(page)] })),
    ...getSiteContent().doctors.map(({ id }) => ({
      lang,
      path: [routes.doctor.path, `${id}.png`],
    })),
    ...(await listSlugsToPrerender(lang)).map((slug) => ({
      lang,
      path: ['article', `${slug}.png`],
    })),
  ])
  return (await Promise.all(perLocale)).flat()
}

/**
 * Serves the image of a link preview. The path is `home.png` for the home page,
 * `article/DASH-diet.png` for the article `DASH-diet` and `doctors/olena.png` for the doctor `olena`.
 */
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
  // An unknown name gets no image. Drawing an image takes time, and anyone could request many
  // invented names.
  const wanted = decodeURIComponent(slug).replace(/\.png$/, '')
  if (name === routes.doctor.path) {
    const doctor = getSiteContent().doctors.find(({ id }) => id === wanted)
    return doctor ? drawShareImage(lang, doctor.name[lang]) : new Response(null, { status: 404 })
  }
  const post = await findPost({ locale: lang, slug: wanted })
  return post
    ? drawShareImage(lang, post.title, { drawing: drawnCover(post), number: post.number })
    : new Response(null, { status: 404 })
}
