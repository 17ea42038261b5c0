import { getErrorCode, type DeliveryOutcome } from '#lib/leads/channels/channel'
import { log } from '#lib/log'
import { readBody } from '#lib/request/request'

type PostOptions = {
  name: string
  /** Path that the log shows in place of the URL, because the URL may contain a secret. */
  path?: string
  timeoutMs: number
  headers?: Record<string, string>
  /**
   * Statuses that mean that the receiver refuses only this lead. Any other failure status means
   * that the whole channel fails.
   */
  refusals?: readonly number[]
  /**
   * Describes a failure by status and the beginning of the response's body, without personal data.
   */
  describeFailure?: (status: number, body: string) => string
}

const maxFailureBytes = 8 * 1024

/** Makes one attempt to deliver a lead as JSON. Never throws. */
export async function postJson(
  url: string,
  body: unknown,
  options: PostOptions,
): Promise<DeliveryOutcome> {
  const { name, path, timeoutMs, headers } = options
  const started = performance.now()
  let status = 0
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      // Redirects are not followed. After a redirect, `fetch` may send a GET without the lead, so a
      // 200 would not mean a delivery.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    status = response.status
    return await readOutcome(response, options)
  } catch (error) {
    return { kind: 'retry', reason: getErrorCode(error) }
  } finally {
    const ms = Math.round(performance.now() - started)
    log.info(name, { method: 'POST', path, status, ms })
  }
}

async function readOutcome(response: Response, options: PostOptions): Promise<DeliveryOutcome> {
  const { status, headers } = response
  const { refusals = [400, 422], describeFailure = () => `HTTP ${status}` } = options
  if (response.ok) {
    // The delivery counts only after a complete response. A proxy may answer 200 and lose the
    // connection before the receiver has the lead.
    await response.body?.pipeTo(new WritableStream())
    return { kind: 'delivered' }
  }
  const body = (await readBody(response, maxFailureBytes)) ?? ''
  await response.body?.cancel()
  return {
    kind: refusals.includes(status) ? 'refused' : 'retry',
    retryAfter: readRetryAfter(headers.get('retry-after') ?? ''),
    reason: describeFailure(status, body),
  }
}

/**
 * Returns the seconds to wait, from a `Retry-After` header with a number of seconds or a date (RFC
 * 9110, 10.2.3).
 */
function readRetryAfter(header: string): number | undefined {
  if (/^\s*\d+\s*$/.test(header)) return Number(header)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000))
}
