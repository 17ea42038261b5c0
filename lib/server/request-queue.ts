import { once } from 'node:events'
import { areMetricsOn, queueRefusals, queueWaitSeconds } from '#lib/metrics/registry'
import { clientIpHeader, toClientKey } from '#lib/request/request'
import { FairQueue } from '#lib/server/fair-queue'
import { type Handler, respondWithCode } from '#lib/server/handler'

/** Queue of requests for pages, which Next renders. */
export const pageQueue = new FairQueue({
  runningPerClient: 8,
  running: 64,
  waitingPerClient: 64,
  waiting: 1024,
  maxTurnMs: 8,
})

/**
 * Matches the paths of sign-ups, choices of a time for the call, health checks and revalidations.
 * These requests do not wait for page renders, and their responses have a few bytes.
 */
export const quickRequestPaths = /^\/api\/(subscribe|call-window|health|revalidate)\b/

/**
 * Queue of the requests that `quickRequestPaths` matches. A client has separate limits for each of
 * these paths, because the key in the queue contains the path.
 */
export const quickRequestQueue = new FairQueue({
  runningPerClient: 16,
  running: 1024,
  waitingPerClient: 512,
  waiting: 4096,
  maxTurnMs: Infinity,
})

/**
 * Interval in milliseconds between two checks of a response under way. The next queued request
 * starts when only a slow client delays the response.
 */
const slowReaderCheckMs = 250

/** Seconds of `Retry-After` in a response 503, when too many requests are waiting. */
const retryAfterSeconds = 5

/**
 * Passes a request to the next handler when the client's turn comes in the queue. When too many
 * requests of the client or of all clients are waiting, the request gets 503.
 */
export const waitForTurn: Handler = (request, response, next) => {
  const { customer } = toClientKey(String(request.headers[clientIpHeader]))
  const [quickPath] = quickRequestPaths.exec(request.url ?? '') ?? []
  const label = { queue: quickPath === undefined ? 'pages' : 'quick' }
  const enteredAt = performance.now()
  const task = async (releaseSlot: () => void): Promise<void> => {
    if (areMetricsOn) queueWaitSeconds.observe(label, (performance.now() - enteredAt) / 1000)
    // The client may have closed the connection while its request was waiting in the queue.
    if (response.closed) return
    next()
    const timer = setInterval(() => {
      if (response.writableEnded || response.writableNeedDrain) releaseSlot()
    }, slowReaderCheckMs)
    await once(response, 'close').finally(() => clearInterval(timer))
  }
  const queue = quickPath === undefined ? pageQueue : quickRequestQueue
  if (queue.enter(`${customer} ${quickPath ?? ''}`, task)) return
  if (areMetricsOn) queueRefusals.inc(label)
  respondWithCode(response, 503, 'busy', { 'Retry-After': String(retryAfterSeconds) })
}
