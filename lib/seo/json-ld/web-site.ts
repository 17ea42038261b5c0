import type { WebSiteLeaf } from 'schema-dts'
import { clinic } from '#content/clinic'
import { localeDetails, locales, type Locale } from '#lib/i18n/locales'
import { ids, ref } from '#lib/seo/json-ld/ids'
import { absoluteUrl } from '#lib/seo/urls'

/** The site as a whole, in both languages. */
export function webSite(locale: Locale): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    url: absoluteUrl('/'),
    name: clinic.name[locale],
    inLanguage: locales.map((each) => localeDetails[each].tag),
    publisher: ref(ids.clinic),
  }
}
