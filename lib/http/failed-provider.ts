import { isUnauthorized } from '#lib/http/provider-client'
import { log } from '#lib/log'

/** What the browser gets when the provider failed: its 401 with the `token` cookie removed, otherwise 503. */
export function failedProvider(error: unknown): Response {
  log.error('provider-failed', error)
  const headers = { 'Cache-Control': 'no-store' }
  if (isUnauthorized(error)) {
    const cookie = { 'Set-Cookie': 'token=; Path=/; Max-Age=0' }
    return Response.json({ code: 'unauthorized' }, { status: 401, headers: { ...headers, ...cookie } })
  }
  return Response.json({ code: 'provider-failing' }, { status: 503, headers: { ...headers, 'Retry-After': '30' } })
}
