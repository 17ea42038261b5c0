import { getSiteContent } from '#lib/content/current-content'
import type { ServiceCategory, SiteContent } from '#lib/content/site-content'
import type { Localized } from '#lib/content/localized'
import { mapLocales } from '#lib/i18n/locales'

/** The texts and facts in `content/`. The sites of the tests show the same content. */
export const content: SiteContent = getSiteContent()

export const serviceTitle = (wanted: ServiceCategory['slug']): Localized =>
  content.services.find(({ slug }) => slug === wanted)?.title ?? mapLocales(() => '')
