import { getTranslations } from 'next-intl/server'
import { content } from '#lib/content/content'
import { listPosts } from '#lib/blog/blog'
import { toRss } from '#lib/seo/rss'
import { localeDetails, isLocale, locales } from '#lib/i18n/locales'

export const revalidate = 300
export const dynamic = 'force-static'

export function generateStaticParams(): { lang: string }[] {
  return locales.map((lang) => ({ lang }))
}

export async function GET(_request: Request, { params }: RouteContext<'/[lang]/feed.xml'>): Promise<Response> {
  const { lang } = await params
  if (!isLocale(lang)) return new Response(null, { status: 404 })
  const locale = localeDetails[lang].tag
  const title = (await getTranslations({ locale, namespace: 'Feed' }))('title', { clinic: content.clinic.name[lang] })
  const description = (await getTranslations({ locale, namespace: 'Blog' }))('lead')
  const { data } = await listPosts({ locale: lang, page: 1 }, { fallback: 5 })
  const rss = toRss({ locale: lang, title, description }, data)
  return new Response(rss, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
