import type { CallWindowOffer } from '#lib/leads/call-window-offer'
import { toCallWindowProblem, type CallWindowProblem } from '#lib/leads/call-window-problems'
import { fetchInTime, postWithKey } from '#lib/sign-up/fetch-in-time'

/** Longest wait for a response, in milliseconds. The server answers within six seconds. */
const responseTimeoutMs = 12_000

/** Fetches the hours in which a visitor can ask for a call. Returns null when the request fails. */
export function fetchCallWindowOffer(language: string): Promise<CallWindowOffer | null> {
  return fetchInTime(
    `/api/${language}/call-windows`,
    {},
    responseTimeoutMs,
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
  return postWithKey('/api/call-window', { startsAt }, key, responseTimeoutMs, async (response) =>
    response.ok ? null : toCallWindowProblem(((await response.json()) as { code?: string }).code),
  )
}
