import { clientIp } from '#lib/http/request-headers'
import { readBody } from '#lib/read-body'
import { limitClients } from '#lib/leads/rate-limit'
import { countVisit } from '#lib/leads/visits/count-visit'
import { readVisit } from '#lib/leads/visits/visit'

/** Largest body read, in bytes. */
const maxBytes = 1024

/** A person opens fewer pages in ten minutes. */
const countEvent = limitClients({ points: 60, duration: 600, keyPrefix: 'event' })

/** The form was seen or begun; always 204 (docs/api.md). */
export async function POST(request: Request): Promise<Response> {
  const done = new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  // Other sites' pages do not count.
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return done
  const isAllowed = (await countEvent(clientIp(request.headers))) === 0
  const visit = isAllowed ? readVisit((await readBody(request, maxBytes)) ?? '') : null
  if (visit) countVisit(visit)
  return done
}
