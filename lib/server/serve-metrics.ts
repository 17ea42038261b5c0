import { hash, timingSafeEqual } from 'node:crypto'
import { env } from '#lib/env'
import { log } from '#lib/log'
import { registry, queueLength } from '#lib/metrics/registry'
import { readStoreMetrics } from '#lib/metrics/database-metrics'
import { type Handler, respondWithCode } from '#lib/server/handler'
import { pageQueue, quickRequestQueue } from '#lib/server/request-queue'

/** True for the value of an `Authorization` header with METRICS_TOKEN. */
function isAuthorized(authorization: string | undefined): boolean {
  if (env.METRICS_TOKEN === undefined || authorization === undefined) return false
  return timingSafeEqual(hashText(authorization), hashText(`Bearer ${env.METRICS_TOKEN}`))
}

/** Hashes a text, because `timingSafeEqual` compares only values of the same length. */
const hashText = (text: string): Buffer => hash('sha256', text, 'buffer')

/**
 * Answers `GET /metrics` in the text format of Prometheus
 * (https://prometheus.io/docs/instrumenting/exposition_formats/). Without METRICS_TOKEN or with
 * another token the path is like any unknown path.
 */
export const serveMetrics: Handler = (request, response, next) => {
  const { method, url, headers } = request
  if (method !== 'GET' || url !== '/metrics' || !isAuthorized(headers.authorization)) {
    next()
    return
  }
  void sendMetrics()
    .then((text) =>
      response
        .writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' })
        .end(text),
    )
    .catch((error: unknown) => {
      log.error('metrics-not-read', error)
      respondWithCode(response, 503, 'unavailable')
    })
}

async function sendMetrics(): Promise<string> {
  queueLength.set({ queue: 'pages' }, pageQueue.waitingCount)
  queueLength.set({ queue: 'quick' }, quickRequestQueue.waitingCount)
  await readStoreMetrics(new Date())
  return registry.metrics()
}
