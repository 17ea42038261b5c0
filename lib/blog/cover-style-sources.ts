import { getSiteContent } from '#lib/content/current-content'
import { measureCoverNumber, type CoverNumber } from '#lib/figures/cover-number'
import { locales } from '#lib/i18n/locales'
import { toHashSource } from '#lib/request/policy'

/** Returns the style attribute of a cover, exactly as React writes it (`PostCover`). */
const writeCoverStyle = ({ width, height, markerAt }: CoverNumber): string =>
  `--width:${width};--height:${height};--at:${markerAt}`

/**
 * Lists the Content-Security-Policy sources of the style attributes of all covers. Pages that
 * differ by visitor list these sources, because the policy is sent before the page is rendered.
 */
export function listCoverStyleSources(): readonly string[] {
  const numbers = getSiteContent().articles.flatMap(({ coverNumber }) =>
    coverNumber ? locales.map((locale) => coverNumber[locale]) : [],
  )
  const styles = numbers.map((number) => writeCoverStyle(measureCoverNumber(number)))
  return [...new Set(styles)].map(toHashSource)
}
