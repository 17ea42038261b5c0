import { languageFromCode } from '#lib/i18n/languages'
import { toVcard } from '#lib/vcard'

/** The clinic as a contact for an address book. */
export async function GET(_request: Request, { params }: RouteContext<'/api/[lang]/contact'>): Promise<Response> {
  const language = languageFromCode((await params).lang)
  if (!language) return Response.json({ code: 'not-found' }, { status: 404 })
  const headers = {
    'Content-Type': 'text/vcard; charset=utf-8',
    'Content-Disposition': 'attachment; filename="clinic.vcf"',
    'Cache-Control': 'public, max-age=3600',
  }
  return new Response(toVcard(language), { headers })
}
