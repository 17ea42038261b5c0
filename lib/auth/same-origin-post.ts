import { isDeskOpen } from '#lib/auth/people'
import { refuseRequest } from '#lib/auth/responses'
import type { NextResponse } from 'next/server'
import { countDeskPost } from '#lib/auth/post-limits'
import { getSiteStore } from '#lib/database/open'
import type { Db } from '#lib/database/tables'
import { env } from '#lib/env'

/**
 * True when `Origin` is this site and `Sec-Fetch-Site` is `same-origin`. Both headers must be
 * present.
 */
function isSameOrigin(headers: Headers): boolean {
  return headers.get('origin') === env.SITE_URL && headers.get('sec-fetch-site') === 'same-origin'
}

/**
 * Wraps a handler of POST requests from the desk's own pages. The wrapper does not check the
 * session. The response is 404 while the desk is closed (`isDeskOpen`). A request from another site
 * gets 403, and a request above the limit gets 429.
 */
export function createSameOriginPost(
  handle: (request: Request, db: Db) => Promise<NextResponse>,
  countPost = countDeskPost,
): (request: Request) => Promise<NextResponse> {
  return async (request) => {
    if (!(await isDeskOpen())) return refuseRequest(404, 'not-found')
    if (!isSameOrigin(request.headers)) return refuseRequest(403, 'cross-site')
    const { database } = await getSiteStore()
    const waitSeconds = await countPost(request.headers, database)
    if (waitSeconds > 0)
      return refuseRequest(429, 'too-many-requests', { 'Retry-After': String(waitSeconds) })
    return handle(request, database)
  }
}
