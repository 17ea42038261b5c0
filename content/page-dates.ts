import { privacyPolicy } from '#content/legal/privacy-policy'
import { terms } from '#content/legal/terms'
import type { IndexedPage } from '#lib/i18n/routes'

/** ISO day the text or the prices of a page last changed, for the sitemap. Raise it when you change them. */
export const pageDates: Readonly<Record<IndexedPage, string>> = {
  home: '2026-11-22',
  blog: '2026-11-22',
  checkUp: '2026-11-22',
  weightLoss: '2026-11-22',
  privacyPolicy: privacyPolicy.effective,
  terms: terms.effective,
}
