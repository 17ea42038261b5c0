import { isCrossSite, getClientIp, readBody } from '#lib/request/request'
import { limitClients } from '#lib/leads/rate-limit'
import { queueVisitCounts } from '#lib/visits/count-visits'
import { readVisitEvent } from '#lib/visits/read-visit-event'

const maxBytes = 8192

/** A person opens fewer pages in ten minutes, and several may share an address. */
const countEvent = limitClients({ points: 120, duration: 600, keyPrefix: 'event' })

/** A page was opened, its form seen or begun; always 204 (docs/api.md). */
export async function POST(request: Request): Promise<Response> {
  const isAllowed =
    !isCrossSite(request.headers) && (await countEvent(getClientIp(request.headers))) === 0
  if (isAllowed) queueVisitCounts(readVisitEvent((await readBody(request, maxBytes)) ?? ''))
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
