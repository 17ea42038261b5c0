import { getTranslations } from 'next-intl/server'
import { JsonLd } from '#components/seo/json-ld'
import type { PostSummary } from '#lib/blog/types'
import { pathTo } from '#lib/i18n/routes'
import type { PageMeta } from '#lib/seo/build-metadata'
import { breadcrumbList } from '#lib/seo/json-ld/breadcrumb-list'
import { itemList } from '#lib/seo/json-ld/item-list'
import { webPage } from '#lib/seo/json-ld/web-page'

type Props = {
  meta: PageMeta
  /** What the page is called below the blog; the blog's first page is the blog itself. */
  name?: string | undefined
  posts: readonly PostSummary[]
}

/** Structured data of a page that lists posts. */
export async function BlogJsonLd({ meta, name, posts }: Props) {
  const blog = await getTranslations('Blog')
  const { locale } = meta
  const crumbs = await breadcrumbList(locale, [
    { name: blog('title'), path: pathTo(locale, 'blog') },
    ...(name === undefined ? [] : [{ name, path: meta.pathIn(locale) }]),
  ])
  const page = webPage(meta, { kind: 'CollectionPage', hasBreadcrumb: true })
  return <JsonLd things={[page, crumbs, itemList(posts, locale)]} />
}
