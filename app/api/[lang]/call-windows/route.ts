import { findLocaleByCode } from '#lib/i18n/locales'
import { getCallWindowOffer } from '#lib/leads/call-window-offer'

/** Returns the hours in which a visitor may ask to be called, with texts (docs/api.md). */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/[lang]/call-windows'>,
): Promise<Response> {
  const locale = findLocaleByCode((await params).lang)
  if (!locale) return Response.json({ code: 'not-found' }, { status: 404 })
  const headers = { 'Cache-Control': 'no-store' }
  return Response.json(await getCallWindowOffer(locale), { headers })
}
