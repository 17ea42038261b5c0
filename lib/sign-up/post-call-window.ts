import type { CallWindowOffer } from '#lib/leads/call-window-offer'
import { toCallWindowProblem, type CallWindowProblem } from '#lib/leads/call-window-problems'

/** Longest wait for a response, in milliseconds. The server answers within six seconds. */
const responseTimeoutMs = 12_000

/**
 * Fetches a response as JSON. Never throws.
 * @param take turns the response into the result
 * @param failed the result without a response
 */
async function fetchJson<Result>(
  path: string,
  options: RequestInit,
  take: (response: Response) => Promise<Result>,
  failed: () => Result,
): Promise<Result> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), responseTimeoutMs)
  try {
    return await take(await fetch(path, { ...options, signal: timeout.signal }))
  } catch {
    return failed()
  } finally {
    clearTimeout(timer)
  }
}

/** Fetches the hours in which a visitor can ask for a call. Returns null when the request fails. */
export function fetchCallWindowOffer(language: string): Promise<CallWindowOffer | null> {
  return fetchJson(
    `/api/${language}/call-windows`,
    {},
    async (response) => (response.ok ? ((await response.json()) as CallWindowOffer) : null),
    () => null,
  )
}

/**
 * Sends the chosen hours for a call to `/api/call-window`. A repeated request is harmless.
 * @param key idempotency key of the sign-up
 * @param startsAt start of the window, ISO 8601
 * @returns the reason why the window was not saved, or null
 */
export function postCallWindow(key: string, startsAt: string): Promise<CallWindowProblem | null> {
  return fetchJson(
    '/api/call-window',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ startsAt }),
      keepalive: true,
    },
    async (response) =>
      response.ok ? null : toCallWindowProblem(((await response.json()) as { code?: string }).code),
    () => (navigator.onLine ? 'other' : 'offline'),
  )
}
