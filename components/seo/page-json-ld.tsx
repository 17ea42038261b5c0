import type { Thing } from 'schema-dts'
import { pageDates } from '#content/page-dates'
import { JsonLd } from '#components/seo/json-ld'
import type { IndexedPage } from '#lib/i18n/routes'
import { breadcrumbList } from '#lib/seo/json-ld/breadcrumb-list'
import { webPage } from '#lib/seo/json-ld/web-page'
import { pageMeta } from '#lib/seo/page-metadata'

type Props = {
  page: Exclude<IndexedPage, 'home' | 'blog'>
  /** What the page is called in the breadcrumb. */
  name: string
  things?: readonly Thing[]
}

/** Structured data of a page below the home page. */
export async function PageJsonLd({ page, name, things = [] }: Props) {
  const meta = await pageMeta(page)
  const crumbs = await breadcrumbList(meta.locale, [{ name, path: meta.pathIn(meta.locale) }])
  return <JsonLd things={[webPage(meta, { modified: pageDates[page], hasBreadcrumb: true }), crumbs, ...things]} />
}
