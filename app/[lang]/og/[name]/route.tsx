import { drawShareImage } from '#components/seo/draw-share-image'
import { isLanguage, languages } from '#lib/i18n/languages'
import { loadMessages } from '#lib/i18n/load-messages'
import { imageName, indexedPages } from '#lib/i18n/routes'

export const dynamic = 'force-static'

export function generateStaticParams(): { lang: string; name: string }[] {
  return languages.flatMap((lang) => indexedPages.map((page) => ({ lang, name: imageName(page) })))
}

/** Picture of links to a page. */
export async function GET(_request: Request, { params }: RouteContext<'/[lang]/og/[name]'>): Promise<Response> {
  const { lang, name } = await params
  const page = indexedPages.find((each) => imageName(each) === name)
  if (!isLanguage(lang) || !page) return new Response(null, { status: 404 })
  return drawShareImage(lang, (await loadMessages(lang)).Meta[page].image)
}
