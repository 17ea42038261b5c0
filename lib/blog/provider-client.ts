import { env } from '#lib/env'
import { log } from '#lib/log'
import { readBody } from '#lib/request/read-body'

/** A failed call of the provider: the status of its response, 0 without a usable one; `isLate` when it timed out. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly status: number
  readonly isLate: boolean

  constructor(status: number, message: string, cause?: unknown) {
    super(message, { cause })
    this.status = status
    this.isLate = cause instanceof DOMException && cause.name === 'TimeoutError'
  }
}

/** True for an error of the provider. By name, as each of Next's bundles has a class of its own. */
export function isProviderError(error: unknown): error is ProviderError {
  return error instanceof Error && error.name === 'ProviderError'
}

export function isUnauthorized(error: unknown): boolean {
  return isProviderError(error) && error.status === 401
}

/** Milliseconds for a response, its body, redirects and a second try included. */
const timeoutMs = 3000

/** Bytes of the longest body, decompressed. */
const maxBytes = 2 * 1024 * 1024

const maxRedirects = 3

/** JSON of a path at the provider (spec section 7). @throws ProviderError when it fails twice, at once with a 4xx, or is late */
export async function fetchFromProvider(path: string): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  return fetchOnce(path, signal).catch((error: unknown) => {
    const isFinal = isProviderError(error) && (error.isLate || (error.status >= 400 && error.status < 500))
    if (isFinal) throw error
    return fetchOnce(path, signal)
  })
}

async function fetchOnce(path: string, signal: AbortSignal): Promise<unknown> {
  const startedAt = performance.now()
  let status = 0
  try {
    const response = await followRedirects(new URL(`${env.API_URL ?? ''}/${path}`), signal)
    status = response.status
    const body = response.ok ? await readBody(response, maxBytes) : null
    if (body !== null) return JSON.parse(body) as unknown
    await response.body?.cancel()
    throw new ProviderError(response.ok ? 0 : status, `Status ${status}${response.ok ? ', body too long' : ''}`)
  } catch (error) {
    throw isProviderError(error) ? error : new ProviderError(0, 'The provider failed', error)
  } finally {
    log.info('provider', { method: 'GET', path, status, ms: Math.round(performance.now() - startedAt) })
  }
}

/** Redirects are followed within the provider's origin only, as anything else may be our own network. */
async function followRedirects(url: URL, signal: AbortSignal, count = 0): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
  const response = await fetch(url, { headers, signal, redirect: 'manual' })
  if (response.status < 300 || response.status > 399) return response
  await response.body?.cancel()
  const target = URL.parse(response.headers.get('location') ?? '', url)
  if (target?.origin !== url.origin || count === maxRedirects)
    throw new ProviderError(response.status, 'The provider redirects to where it is not followed')
  return followRedirects(target, signal, count + 1)
}
