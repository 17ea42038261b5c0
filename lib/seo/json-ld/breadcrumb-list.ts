import type { BreadcrumbListLeaf } from 'schema-dts'
import { ids } from '#lib/seo/json-ld/ids'
import { absoluteUrl } from '#lib/seo/urls'

export type Crumb = { name: string; path: string }

/** The way from the home page to a page, which is the last of the crumbs. */
export function breadcrumbList(crumbs: readonly [Crumb, ...Crumb[]]): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.part((crumbs.at(-1) ?? crumbs[0]).path, 'breadcrumb'),
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}
