import { NextResponse } from 'next/server'
import { isUnauthorized } from '#lib/blog/provider-error'
import { getProviderCache } from '#lib/blog/provider-cache'
import { deleteToken } from '#lib/blog/unauthorized-response'
import { log } from '#lib/log'

/**
 * Returns a post or a list (`data`) as the response of an API route. After a 401 from the provider,
 * `data` comes from the cache. After this 401 the response deletes the `token` cookie and must not
 * be cached.
 */
export function respondWithPosts(data: object, cacheControl: string): NextResponse {
  if (getProviderCache().isUnauthorized)
    return deleteToken(NextResponse.json(data, { headers: { 'Cache-Control': 'no-store' } }))
  return NextResponse.json(data, { headers: { 'Cache-Control': cacheControl } })
}

/**
 * Returns the response of an API route when a call to the provider failed. After a 401 from the
 * provider, answers 401 and deletes the `token` cookie. After any other failure, answers 503.
 */
export function respondWithProviderError(error: unknown): NextResponse {
  log.error('provider-failed', error)
  const headers = { 'Cache-Control': 'no-store' }
  if (isUnauthorized(error))
    return deleteToken(NextResponse.json({ code: 'unauthorized' }, { status: 401, headers }))
  return NextResponse.json(
    { code: 'provider-failing' },
    { status: 503, headers: { ...headers, 'Retry-After': '30' } },
  )
}
