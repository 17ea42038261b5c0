import { getSiteContent } from '#lib/content/current-content'
import { env } from '#lib/env'
import { findLocaleByCode, type Locale } from '#lib/i18n/locales'

export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/[lang]/contact'>,
): Promise<Response> {
  const locale = findLocaleByCode((await params).lang)
  if (!locale) return Response.json({ code: 'not-found' }, { status: 404 })
  const headers = {
    'Content-Type': 'text/vcard; charset=utf-8',
    'Content-Disposition': 'attachment; filename="clinic.vcf"',
    'Cache-Control': 'public, max-age=3600',
  }
  return new Response(buildVcard(locale), { headers })
}

/** Escapes a text for a vCard (RFC 2426, section 4). */
const escapeVcardText = (text: string): string =>
  text.replace(/[\\,;]/g, '\\$&').replace(/\n/g, '\\n')

/** Returns the clinic's contact as a vCard 3.0, the version that all phones read. */
function buildVcard(locale: Locale): string {
  const { street, city, postalCode, country } = getSiteContent().clinic.address
  const name = escapeVcardText(getSiteContent().clinic.name[locale])
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${name};;;;`,
    `FN:${name}`,
    `ORG:${name}`,
    `TEL;TYPE=WORK,VOICE:${getSiteContent().clinic.phone}`,
    `EMAIL;TYPE=WORK:${getSiteContent().clinic.email}`,
    `ADR;TYPE=WORK:;;${escapeVcardText(street[locale])};${escapeVcardText(city[locale])};;${postalCode};${country}`,
    `URL:${env.SITE_URL}`,
    'END:VCARD',
  ]
  return `${lines.join('\r\n')}\r\n`
}
