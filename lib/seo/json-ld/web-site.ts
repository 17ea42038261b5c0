import type { WebSiteLeaf } from 'schema-dts'
import { clinic } from '#content/clinic'
import { codes, languages, type Language } from '#lib/i18n/languages'
import { ids, ref } from '#lib/seo/json-ld/ids'
import { absoluteUrl } from '#lib/seo/urls'

/** The site as a whole, in both languages. */
export function webSite(language: Language): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    url: absoluteUrl('/'),
    name: clinic.name[language],
    inLanguage: languages.map((each) => codes[each].tag),
    publisher: ref(ids.clinic),
  }
}
