import { env } from '#lib/env'
import { log } from '#lib/log'

/** The provider answered, but not with what was asked for; `status` 0 when it did not answer at all. */
export class ProviderError extends Error {
  readonly status: number

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

/** True when the provider answered 401. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ProviderError && error.status === 401
}

/**
 * Routing of a request that met the provider's 401 (decisions, "401").
 * @throws the error itself when it is any other failure.
 */
export function unauthorizedRouting(error: unknown): { kind: 'unauthorized' } {
  if (isUnauthorized(error)) return { kind: 'unauthorized' }
  throw error
}

/** How long the provider may take for one answer, in milliseconds, and how often a failed one is asked again. */
const timeout = 3000
const retries = 1

/** How long a provider that did not answer in time is not waited for again, in milliseconds. */
const pause = 10_000

// One for all of Next's bundles; milliseconds of `performance.now()`.
const shared = globalThis as typeof globalThis & { providerPausedUntil?: number | undefined }

/** Lets a provider that did not answer in time be asked again at once. */
export function resumeProvider(): void {
  shared.providerPausedUntil = undefined
}

/**
 * JSON of a path at the provider (spec section 7).
 * @throws ProviderError when it fails twice, or at once: with a 4xx, which asking again would not change, and shortly
 * after it let another request wait in vain, so that not every visitor has to.
 */
export async function getFromProvider(path: string): Promise<unknown> {
  if (performance.now() < (shared.providerPausedUntil ?? 0)) throw new ProviderError(0, 'The provider hangs')
  for (let attempt = 0; ; attempt++) {
    try {
      return await getOnce(path)
    } catch (error) {
      const isFinal = error instanceof ProviderError && error.status >= 400 && error.status < 500
      if (isFinal) throw error
      if (attempt < retries) continue
      const isLate =
        error instanceof Error && error.cause instanceof DOMException && error.cause.name === 'TimeoutError'
      if (isLate) shared.providerPausedUntil = performance.now() + pause
      throw error
    }
  }
}

async function getOnce(path: string): Promise<unknown> {
  const started = performance.now()
  let status = 0
  try {
    const signal = AbortSignal.timeout(timeout)
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
    const response = await fetch(`${env.API_URL ?? ''}/${path}`, { headers, signal })
    status = response.status
    if (!response.ok) throw new ProviderError(status, `The provider answered ${status}`)
    return await response.json()
  } catch (error) {
    if (error instanceof ProviderError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new ProviderError(status < 400 ? 0 : status, `The provider failed: ${reason}`, { cause: error })
  } finally {
    log.info('provider', { method: 'GET', path, status, ms: Math.round(performance.now() - started) })
  }
}
