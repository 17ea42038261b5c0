import { getSiteContent } from '#lib/content/current-content'
import { locales, localeDetails } from '#lib/i18n/locales'
import { absoluteUrl } from '#lib/seo/urls'
import { addMilliseconds } from '#lib/time/add-milliseconds'

export const dynamic = 'force-static'
export const revalidate = 86_400

/** The file is valid for half a year, because RFC 9116 section 2.5.5 asks for less than a year. */
const validMs = 182 * 86_400_000

/**
 * Returns the file that tells whom to write to about a weakness of the site
 * (https://www.rfc-editor.org/rfc/rfc9116). The contact is the e-mail address of
 * `content/clinic.yaml`.
 */
export function GET(): Response {
  const lines = [
    `Contact: mailto:${getSiteContent().clinic.email}`,
    `Expires: ${addMilliseconds(new Date(), validMs)}`,
    `Preferred-Languages: ${locales.map((locale) => localeDetails[locale].tag).join(', ')}`,
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
