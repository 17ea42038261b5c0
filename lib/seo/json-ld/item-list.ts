import type { ItemListLeaf } from 'schema-dts'
import type { PostSummary } from '#lib/blog/types'
import type { Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { absoluteUrl } from '#lib/seo/urls'

/** The posts that a page lists, in their order. */
export function itemList(posts: readonly PostSummary[], locale: Locale): ItemListLeaf {
  return {
    '@type': 'ItemList',
    numberOfItems: posts.length,
    itemListElement: posts.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absoluteUrl(pathTo(locale, 'article', { slug })),
      name: title,
    })),
  }
}
