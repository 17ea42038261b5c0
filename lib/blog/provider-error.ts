import { isFirstPage, type ProviderRequest } from '#lib/blog/read-provider-response'

/** A failed call of the provider. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  /** Status of the response; 0 when there is no usable response. */
  readonly status: number
  /** True when the call timed out. */
  readonly isLate: boolean

  constructor(status: number, message: string, cause?: unknown) {
    super(message, { cause })
    this.status = status
    this.isLate = cause instanceof DOMException && cause.name === 'TimeoutError'
  }
}

/**
 * Compares the error's name, not its class, because each bundle of Next has a separate copy of the
 * class.
 */
export function isProviderError(error: unknown): error is ProviderError {
  return error instanceof Error && error.name === 'ProviderError'
}

/** True when the provider answered 401 (spec section 8). */
export function isUnauthorized(error: unknown): boolean {
  return isProviderError(error) && error.status === 401
}

export function isNotFound(error: unknown): boolean {
  return isProviderError(error) && error.status === 404
}

/**
 * Turns the cause of a failed fetch into a ProviderError. A 404 for the first page of a list counts
 * as a malformed response, not as an empty list.
 */
export function toProviderError(request: ProviderRequest, cause: unknown): ProviderError {
  const isUsable = isProviderError(cause) && !(isNotFound(cause) && isFirstPage(request))
  return isUsable ? cause : new ProviderError(0, 'The response is malformed', cause)
}

/** Milliseconds until a failed path is fetched again, by kind of failure. */
const retryAfterMs = { notFound: 60_000, late: 10_000, other: 1000 }

export function getRetryAfterMs(error: ProviderError): number {
  if (isNotFound(error)) return retryAfterMs.notFound
  return error.isLate ? retryAfterMs.late : retryAfterMs.other
}
