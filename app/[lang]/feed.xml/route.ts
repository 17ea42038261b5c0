import { listPosts } from '#lib/blog/blog'
import { toRss } from '#lib/blog/rss'
import { isLanguage, languages } from '#lib/i18n/languages'

export const revalidate = 300
export const dynamic = 'force-static'

export function generateStaticParams(): { lang: string }[] {
  return languages.map((lang) => ({ lang }))
}

/** RSS of the newest posts in a language. */
export async function GET(_request: Request, { params }: RouteContext<'/[lang]/feed.xml'>): Promise<Response> {
  const { lang } = await params
  if (!isLanguage(lang)) return new Response(null, { status: 404 })
  const { data } = await listPosts({ language: lang, page: 1 }, 5)
  return new Response(await toRss(lang, data), { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
