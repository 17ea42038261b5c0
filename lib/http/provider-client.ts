import { env } from '#lib/env'
import { readBody } from '#lib/http/read-body'
import { defaultLanguage, languageInPath } from '#lib/i18n/languages'
import { pathTo } from '#lib/i18n/routes'
import { log } from '#lib/log'

/**
 * The provider answered, but not with what was asked for; `status` 0 when it did not answer at all, `isLate` when it did
 * not in time.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly status: number
  readonly isLate: boolean

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.isLate = options?.cause instanceof DOMException && options.cause.name === 'TimeoutError'
  }
}

/** True for an error of the provider. By name, as each of Next's bundles has a class of its own. */
export function isProviderError(error: unknown): error is ProviderError {
  return error instanceof Error && error.name === 'ProviderError'
}

/** True when the provider answered 401. */
export function isUnauthorized(error: unknown): boolean {
  return isProviderError(error) && error.status === 401
}

/**
 * Routing of a request for this path that met the provider's 401: to the home page in its language (decisions, "401").
 * @throws the error itself when it is any other failure.
 */
export function unauthorizedRouting(pathname: string) {
  return (error: unknown): { kind: 'unauthorized'; path: string } => {
    if (!isUnauthorized(error)) throw error
    return { kind: 'unauthorized', path: pathTo(languageInPath(pathname) ?? defaultLanguage) }
  }
}

/** Milliseconds the provider may take for an answer, its body, redirects and a second try included. */
const timeout = 3000

/** Bytes of the longest answer, unpacked. */
const longest = 2 * 1024 * 1024

/** Redirects followed for one answer. */
const mostRedirects = 3

/**
 * JSON of a path at the provider (spec section 7).
 * @throws ProviderError when it fails twice, or at once: with a 4xx, which asking again would not change, or when the time
 * is over.
 */
export async function getFromProvider(path: string): Promise<unknown> {
  const signal = AbortSignal.timeout(timeout)
  try {
    return await getOnce(path, signal)
  } catch (error) {
    const isFinal = isProviderError(error) && (error.isLate || (error.status >= 400 && error.status < 500))
    if (isFinal) throw error
    return getOnce(path, signal)
  }
}

async function getOnce(path: string, signal: AbortSignal): Promise<unknown> {
  const started = performance.now()
  let status = 0
  try {
    const response = await follow(new URL(`${env.API_URL ?? ''}/${path}`), signal)
    status = response.status
    const body = response.ok ? await readBody(response, longest) : null
    if (body !== null) return JSON.parse(body) as unknown
    await response.body?.cancel()
    throw new ProviderError(
      response.ok ? 0 : status,
      `The provider answered ${status}${response.ok ? ', too long' : ''}`,
    )
  } catch (error) {
    if (isProviderError(error)) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new ProviderError(0, `The provider failed: ${reason}`, { cause: error })
  } finally {
    log.info('provider', { method: 'GET', path, status, ms: Math.round(performance.now() - started) })
  }
}

/** The provider's response; redirects are followed within its origin only, as anything else may be our own network. */
async function follow(url: URL, signal: AbortSignal, redirects = 0): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
  const response = await fetch(url, { headers, signal, redirect: 'manual' })
  if (response.status < 300 || response.status > 399) return response
  await response.body?.cancel()
  const target = URL.parse(response.headers.get('location') ?? '', url)
  if (target?.origin !== url.origin || redirects === mostRedirects)
    throw new ProviderError(response.status, 'The provider redirects to where it is not followed')
  return follow(target, signal, redirects + 1)
}
