import { findLinkPath, addParameters } from '#lib/desk/links/short-address'
import { getSiteStore } from '#lib/database/open'
import { log } from '#lib/log'
import { closedPolicy } from '#lib/request/policy'

/**
 * Redirects a short address from print to the page of its campaign. An unknown code leads to the
 * home page in the visitor's language. An error page would not help a visitor. The query parameters
 * of the request are kept, because advertising platforms add their click ids.
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
