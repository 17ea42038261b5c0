import { getTranslations } from 'next-intl/server'
import { drawShareImage } from '#components/seo/share-image'
import { localeDetails, isLocale, locales } from '#lib/i18n/locales'
import { imageName, indexedPages } from '#lib/i18n/routes'

export const dynamic = 'force-static'

export function generateStaticParams(): { lang: string; name: string }[] {
  return locales.flatMap((lang) => indexedPages.map((page) => ({ lang, name: imageName(page) })))
}

export async function GET(_request: Request, { params }: RouteContext<'/[lang]/og/[name]'>): Promise<Response> {
  const { lang, name } = await params
  const page = indexedPages.find((each) => imageName(each) === name)
  if (!isLocale(lang) || !page) return new Response(null, { status: 404 })
  const t = await getTranslations({ locale: localeDetails[lang].tag, namespace: 'Meta' })
  return drawShareImage(lang, t(`${page}.image`))
}
