/**
 * Fetches a response. Never throws.
 * @param timeoutMs longest wait for the response, in milliseconds
 * @param read turns the response into the result
 * @param getFailure returns the result when the request or `read` fails
 */
export async function fetchInTime<Result>(
  path: string,
  options: RequestInit,
  timeoutMs: number,
  read: (response: Response) => Promise<Result>,
  getFailure: () => Result,
): Promise<Result> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  try {
    return await read(await fetch(path, { ...options, signal: timeout.signal }))
  } catch {
    return getFailure()
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Posts JSON with an idempotency key. Never throws. The result is `offline` or `other` when the
 * request or `read` fails.
 */
export function postWithKey<Result>(
  path: string,
  body: object,
  key: string,
  timeoutMs: number,
  read: (response: Response) => Promise<Result>,
): Promise<Result | 'offline' | 'other'> {
  const options = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
    // With `keepalive`, the browser completes the request even if the visitor leaves the page.
    keepalive: true,
  }
  return fetchInTime<Result | 'offline' | 'other'>(path, options, timeoutMs, read, () =>
    navigator.onLine ? 'other' : 'offline',
  )
}
