import { linkAddress, qrPng, qrSvg, readChoice } from '#lib/desk/links'
import { openDesk } from '#lib/desk/caller'
import { requireStaff } from '#lib/auth/require-staff'
import { attachment } from '#lib/auth/responses'
import { deskLocale } from '#lib/desk/words'
import { printedAddress } from '#lib/desk/saved-links'

/** QR code of a link as a file: `format=svg`, otherwise PNG. The rest of the query is the choice of the page Links. */
export async function GET(request: Request): Promise<Response> {
  const person = await requireStaff()
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const choice = readChoice(query, await deskLocale())
  const address = await linkAddress(choice)
  if (address === null) return new Response(null, { status: 404 })
  const isSvg = query['format'] === 'svg'
  const printed = await printedAddress(person, (await openDesk()).db, address)
  const code = await (isSvg ? qrSvg(printed) : qrPng(printed))
  if (code === null) return new Response(null, { status: 422 })
  const words = [choice.page, choice.locale, ...Object.values(choice.campaign).filter((word) => word !== '')]
  const name = `qr-${words.join('-')}`.slice(0, 120)
  const body = typeof code === 'string' ? code : new Uint8Array(code)
  return attachment(body, `${name}.${isSvg ? 'svg' : 'png'}`, isSvg ? 'image/svg+xml' : 'image/png')
}
