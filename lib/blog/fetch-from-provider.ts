import {
  MalformedResponse,
  type ProviderRequest,
  type ProviderResponse,
  readResponse,
} from '#lib/blog/read-provider-response'
import { isProviderError, ProviderError } from '#lib/blog/provider-error'
import { env } from '#lib/env'
import { localeDetails } from '#lib/i18n/locales'
import { log } from '#lib/log'
import { readBody } from '#lib/request/request'

/**
 * Timeout of a provider call in milliseconds. The time includes reading the body and the second
 * try.
 */
const timeoutMs = 3000

/** Longest response body that the site accepts from the provider, in bytes. */
const maxBodyBytes = 1024 * 1024

/**
 * Path of a provider call, relative to `API_URL` (spec section 7): `api/uk/blog?page=2`,
 * `api/en/post/DASH-diet`.
 */
export function getProviderPath(request: ProviderRequest): string {
  const call =
    'slug' in request ? `post/${encodeURIComponent(request.slug)}` : `blog?page=${request.page}`
  return `api/${localeDetails[request.locale].provider}/${call}`
}

/**
 * Calls the provider (spec section 7). A failed call is tried a second time. There is no second try
 * after a 4xx status, a timeout or a malformed response.
 *
 * @throws ProviderError when the call fails or times out
 * @throws MalformedResponse when the response is neither a post nor a list
 */
export async function fetchFromProvider(request: ProviderRequest): Promise<ProviderResponse> {
  const signal = AbortSignal.timeout(timeoutMs)
  return fetchOnce(request, signal).catch((error: unknown) => {
    const isFinal =
      isProviderError(error) && (error.isLate || (error.status >= 400 && error.status < 500))
    if (isFinal || error instanceof MalformedResponse) throw error
    return fetchOnce(request, signal)
  })
}

async function fetchOnce(request: ProviderRequest, signal: AbortSignal): Promise<ProviderResponse> {
  const path = getProviderPath(request)
  const startedAt = performance.now()
  let status = 0
  try {
    const response = await fetch(`${env.API_URL ?? ''}/${path}`, {
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      signal,
      // Redirects are not followed, because a redirect could lead into the clinic's own network.
      redirect: 'manual',
    })
    status = response.status
    const body = response.ok ? await readBody(response, maxBodyBytes) : null
    if (body !== null) return await readResponse(request, body)
    await response.body?.cancel()
    throw response.ok
      ? new ProviderError(0, `Status ${status}, body too long`)
      : new ProviderError(status, `Status ${status}`)
  } catch (error) {
    if (isProviderError(error) || error instanceof MalformedResponse) throw error
    throw new ProviderError(0, 'The provider failed', error)
  } finally {
    const ms = Math.round(performance.now() - startedAt)
    log.info('provider', { method: 'GET', path, status, ms })
  }
}
