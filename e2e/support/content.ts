import { getSiteContent } from '#lib/content/current-content'
import type { ServiceCategory, SiteContent } from '#lib/content/site-content'
import type { Localized } from '#lib/content/localized'
import { mapLocales } from '#lib/i18n/locales'

/** The content of `content/` in both languages, which the site under test shows. */
export const content: SiteContent = getSiteContent()

/** Returns the title of a category in the price list. */
export const serviceTitle = (wanted: ServiceCategory['slug']): Localized =>
  content.services.find(({ slug }) => slug === wanted)?.title ?? mapLocales(() => '')
