import { isCrossSite, getClientIp, readBody } from '#lib/request/request'
import { limitClients } from '#lib/leads/rate-limit'
import { queueVisitCounts } from '#lib/visits/count-visits'
import { readVisitEvent } from '#lib/visits/read-visit-event'

const maxBytes = 8192

/**
 * Allows 120 events in ten minutes per IP address, because several visitors may share an address.
 */
const countEventRequest = limitClients({ points: 120, duration: 600, keyPrefix: 'event' })

/**
 * Counts one event: a visitor opened a page, saw the sign-up form or began to fill in the form.
 * Always answers 204 (docs/api.md).
 */
export async function POST(request: Request): Promise<Response> {
  const isAllowed =
    !isCrossSite(request.headers) && (await countEventRequest(getClientIp(request.headers))) === 0
  if (isAllowed) queueVisitCounts(readVisitEvent((await readBody(request, maxBytes)) ?? ''))
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
