import { getTranslations } from 'next-intl/server'
import { JsonLd } from '#components/seo/json-ld'
import { pathTo } from '#lib/i18n/routes'
import { breadcrumbList } from '#lib/seo/json-ld/breadcrumb-list'
import { webPage } from '#lib/seo/json-ld/web-page'
import { blogPageMeta } from '#lib/seo/page-metadata'

/** Structured data of a page of the blog's list. */
export async function BlogJsonLd({ page }: { page: number }) {
  const blog = await getTranslations('Blog')
  const meta = await blogPageMeta(page)
  const { locale } = meta
  const crumbs = await breadcrumbList(locale, [
    { name: blog('title'), path: pathTo(locale, 'blog') },
    ...(page > 1 ? [{ name: blog('pageTitle', { page }), path: meta.pathIn(locale) }] : []),
  ])
  return <JsonLd things={[webPage(meta, { kind: 'CollectionPage', hasBreadcrumb: true }), crumbs]} />
}
