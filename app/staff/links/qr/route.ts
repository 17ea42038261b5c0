import { absoluteUrlWith } from '#lib/seo/urls'
import { attachment } from '#lib/staff/responses'
import { readChoice } from '#lib/staff/links/choice'
import { linkPageMeta } from '#lib/staff/links/link-pages'
import { qrPng, qrSvg } from '#lib/staff/links/qr-code'
import { requireStaff } from '#lib/staff/require-staff'
import { deskLocale } from '#lib/staff/words'

/** QR code of a link as a file: `format=svg`, otherwise PNG. The rest of the query is the choice of the page Links. */
export async function GET(request: Request): Promise<Response> {
  await requireStaff()
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const { page, locale, campaign } = readChoice(query, await deskLocale())
  const meta = await linkPageMeta(page, locale)
  if (!meta) return new Response(null, { status: 404 })
  const address = absoluteUrlWith(meta.pathIn(locale), campaign)
  const isSvg = query['format'] === 'svg'
  const code = await (isSvg ? qrSvg(address) : qrPng(address))
  if (code === null) return new Response(null, { status: 422 })
  const words = [page, locale, ...Object.values(campaign).filter((word) => word !== '')]
  const name = `qr-${words.join('-')}`.slice(0, 120)
  const body = typeof code === 'string' ? code : new Uint8Array(code)
  return attachment(body, `${name}.${isSvg ? 'svg' : 'png'}`, isSvg ? 'image/svg+xml' : 'image/png')
}
