import { findLinkPath, addParameters } from '#lib/desk/links/short-address'
import { getSiteStore } from '#lib/database/open'
import { log } from '#lib/log'
import { closedPolicy } from '#lib/request/policy'

/**
 * A short address from print: leads to the page of its campaign, or to the home page in the visitor's language, as somebody
 * who holds a leaflet is better off there than before an error. Parameters behind it are kept, as platforms add their click
 * ids there. Nothing but paths of this site is saved.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<'/q/[code]'>,
): Promise<Response> {
  const { code } = await params
  const path = await getSiteStore()
    .then(({ database }) => findLinkPath(database, code))
    .catch((error: unknown) => {
      log.error('short-address-failed', error)
      return null
    })
  const headers = {
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': closedPolicy,
  }
  return new Response(null, {
    status: 307,
    headers: {
      ...headers,
      Location: addParameters(path ?? '/', new URL(request.url).searchParams),
    },
  })
}
