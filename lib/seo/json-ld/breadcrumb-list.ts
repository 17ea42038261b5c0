import { getTranslations } from 'next-intl/server'
import type { BreadcrumbListLeaf } from 'schema-dts'
import type { Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { ids } from '#lib/seo/json-ld/ids'
import { absoluteUrl } from '#lib/seo/urls'

export type Crumb = { name: string; path: string }

/** The way from the home page to a page, which is the last of the crumbs. */
export async function breadcrumbList(locale: Locale, crumbs: readonly Crumb[]): Promise<BreadcrumbListLeaf> {
  const t = await getTranslations('Header')
  const all = [{ name: t('home'), path: pathTo(locale) }, ...crumbs]
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.part(all.at(-1)?.path ?? '', 'breadcrumb'),
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}
