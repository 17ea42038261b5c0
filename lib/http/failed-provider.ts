import { isUnauthorized } from '#lib/http/provider-client'
import { log } from '#lib/log'

/** What the browser gets when the provider failed: its 401 with the `token` cookie removed, otherwise 502. */
export function failedProvider(error: unknown): Response {
  log.error('provider-failed', error)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (isUnauthorized(error)) headers.append('Set-Cookie', 'token=; Path=/; Max-Age=0')
  const [code, status] = isUnauthorized(error) ? (['unauthorized', 401] as const) : (['provider-failing', 502] as const)
  return Response.json({ code }, { status, headers })
}
