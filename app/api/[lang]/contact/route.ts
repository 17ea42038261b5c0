import { localeFromCode } from '#lib/i18n/locales'
import { toVcard } from '#lib/vcard'

/** The clinic as a contact for an address book. */
export async function GET(_request: Request, { params }: RouteContext<'/api/[lang]/contact'>): Promise<Response> {
  const locale = localeFromCode((await params).lang)
  if (!locale) return Response.json({ code: 'not-found' }, { status: 404 })
  const headers = {
    'Content-Type': 'text/vcard; charset=utf-8',
    'Content-Disposition': 'attachment; filename="clinic.vcf"',
    'Cache-Control': 'public, max-age=3600',
  }
  return new Response(toVcard(locale), { headers })
}
