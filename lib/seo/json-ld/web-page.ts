import type { CollectionPageLeaf, MedicalWebPageLeaf, WebPageLeaf } from 'schema-dts'
import { localeDetails } from '#lib/i18n/locales'
import type { PageMeta } from '#lib/seo/build-metadata'
import { ids, ref } from '#lib/seo/json-ld/ids'
import { absoluteUrl } from '#lib/seo/urls'

/** What the head does not say of a page; days are ISO, links are absolute. */
export type PageDetails = {
  kind?: 'WebPage' | 'CollectionPage' | 'MedicalWebPage'
  modified?: string | undefined
  /** Last medical review, and the reviewer's id. */
  reviewed?: string | undefined
  reviewer?: string | undefined
  significantLinks?: readonly string[]
  hasBreadcrumb?: boolean
  /** False where the page's image is the clinic's. */
  hasOwnImage?: boolean
}

/** A page, in the words of its head; its publisher is the site's. */
export function webPage(meta: PageMeta, details: PageDetails): WebPageLeaf | CollectionPageLeaf | MedicalWebPageLeaf {
  const { kind = 'WebPage', modified, reviewed, reviewer, significantLinks = [] } = details
  const { hasBreadcrumb = false, hasOwnImage = true } = details
  const path = meta.pathIn(meta.locale)
  return {
    '@type': kind,
    '@id': ids.part(path, 'page'),
    url: absoluteUrl(path),
    name: meta.title,
    description: meta.description,
    inLanguage: localeDetails[meta.locale].tag,
    isPartOf: ref(ids.website),
    ...(hasOwnImage && { primaryImageOfPage: { '@type': 'ImageObject', url: absoluteUrl(meta.image.path) } }),
    significantLink: [...significantLinks],
    ...(modified !== undefined && { dateModified: modified }),
    ...(reviewed !== undefined && { lastReviewed: reviewed }),
    ...(reviewer !== undefined && { reviewedBy: ref(ids.person(reviewer)) }),
    ...(hasBreadcrumb && { breadcrumb: ref(ids.part(path, 'breadcrumb')) }),
  }
}
