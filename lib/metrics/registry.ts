import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { env } from '#lib/env'

// The metrics of this process (docs/operations.md, Metrics). Labels contain names of routes,
// channels and statuses only: no name, phone, path of a person or free text.

/** True when METRICS_TOKEN is set. Without the token nothing is measured. */
export const areMetricsOn = env.METRICS_TOKEN !== undefined

export const registry = new Registry()

// Memory, processor time and delay of the event loop.
if (areMetricsOn) collectDefaultMetrics({ register: registry })

export const requestSeconds = new Histogram({
  name: 'clinic_http_request_seconds',
  help: 'Time from the first line of a request to the end of its response, by route, method and status',
  labelNames: ['route', 'method', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
})

export const pageCacheRequests = new Counter({
  name: 'clinic_page_cache_requests_total',
  help: 'Requests for cacheable pages: hit, or miss (the page was rendered)',
  labelNames: ['result'],
  registers: [registry],
})

export const cachedPageAgeSeconds = new Histogram({
  name: 'clinic_page_cache_age_seconds',
  help: 'Age of pages that were served from the cache',
  buckets: [1, 10, 60, 300, 3600, 86_400],
  registers: [registry],
})

export const queueWaitSeconds = new Histogram({
  name: 'clinic_queue_wait_seconds',
  help: 'Time for which a request waited for its turn',
  labelNames: ['queue'],
  buckets: [0.001, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
  registers: [registry],
})

export const queueRefusals = new Counter({
  name: 'clinic_queue_refusals_total',
  help: 'Requests that got 503 because too many requests waited',
  labelNames: ['queue'],
  registers: [registry],
})

export const queueLength = new Gauge({
  name: 'clinic_queue_length',
  help: 'Requests that wait for their turn',
  labelNames: ['queue'],
  registers: [registry],
})

export const signUps = new Counter({
  name: 'clinic_sign_ups_total',
  help: 'Sign-ups: accepted (2xx and redirects), refused (4xx), failed (5xx)',
  labelNames: ['result'],
  registers: [registry],
})
