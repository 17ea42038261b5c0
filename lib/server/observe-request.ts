import { env } from '#lib/env'
import { log } from '#lib/log'
import {
  areMetricsOn,
  cachedPageAgeSeconds,
  pageCacheRequests,
  requestSeconds,
  signUps,
} from '#lib/metrics/registry'
import { getRouteLabel } from '#lib/metrics/route-label'
import { requestIdHeader } from '#lib/request/request'
import { getCacheResult, type CacheResult } from '#lib/server/cache-result'
import type { Handler } from '#lib/server/handler'

type Observation = {
  route: string
  method: string
  status: number
  /** Bytes of the response with its headers. */
  bytes: number
  ms: number
  cache: CacheResult | undefined
  /** Age of a cached page in seconds. */
  age: number
}

const isAccessLogged = env.ACCESS_LOG === '1'

/** Methods that become a label. A client could send any other word as a method. */
const knownMethods = ['GET', 'HEAD', 'POST']

/**
 * Measures a request and writes its line of the access log when the response has ended. Does
 * nothing unless METRICS_TOKEN or ACCESS_LOG is set.
 */
export const observeRequest: Handler = (request, response, next) => {
  if (areMetricsOn || isAccessLogged) {
    const { method = '', url = '', headers, socket } = request
    const startedAt = performance.now()
    const bytesBefore = socket.bytesWritten
    response.once('close', () => {
      const observation: Observation = {
        route: getRouteLabel(url),
        method: knownMethods.includes(method) ? method : 'other',
        status: response.statusCode,
        bytes: socket.bytesWritten - bytesBefore,
        ms: Math.round(performance.now() - startedAt),
        cache: getCacheResult(response),
        age: Number(response.getHeader('Age') ?? 0),
      }
      if (areMetricsOn) measure(observation)
      if (isAccessLogged) logAccess(observation, url, String(headers[requestIdHeader]))
    })
  }
  next()
}

function measure({ route, method, status, ms, cache, age }: Observation): void {
  requestSeconds.observe({ route, method, status }, ms / 1000)
  if (cache !== undefined) pageCacheRequests.inc({ result: cache })
  if (cache === 'hit') cachedPageAgeSeconds.observe(age)
  if (route === 'api/subscribe' && method === 'POST')
    signUps.inc({ result: getSignUpResult(status) })
}

function getSignUpResult(status: number): 'accepted' | 'refused' | 'failed' {
  if (status < 400) return 'accepted'
  return status < 500 ? 'refused' : 'failed'
}

/** The log has the names of query parameters without their values. */
function logAccess(observation: Observation, url: string, id: string): void {
  const { route, method, status, bytes, ms, cache } = observation
  const [, query = ''] = url.split('?')
  const names = [...new Set(new URLSearchParams(query).keys())].slice(0, maxNames)
  log.info('access', {
    request: id,
    method,
    route,
    status,
    bytes,
    ms,
    ...(cache !== undefined && { cache }),
    ...(names.length > 0 && { query: names.filter((name) => isName.test(name)).join(',') }),
  })
}

/** Matches the name of a query parameter that contains no free text. */
const isName = /^[a-z_]{1,32}$/i
const maxNames = 20
