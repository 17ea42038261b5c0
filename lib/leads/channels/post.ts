import { log } from '#lib/log'

type Post = {
  url: string
  headers?: Record<string, string>
  body: object
  timeoutMs: number
  /** The channel's name and the path for the log; the address itself may hold a secret. */
  name: string
  path?: string
  /** Reads the body of the response as JSON, undefined when it is none; otherwise the body is only awaited. */
  readsJson?: boolean
}

/**
 * Posts JSON to a receiver, and logs it without what it says. Redirects are not followed: that would turn the lead into a
 * GET, and its 200 would not mean that anybody has it.
 * @throws whatever `fetch` does: use `errorCode` for the reason.
 */
export async function post({ url, headers, body, timeoutMs, name, path, readsJson = false }: Post) {
  const started = performance.now()
  let status = 0
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    status = response.status
    // Only a whole response counts: one that breaks off may come from a proxy, before anybody has the lead.
    const json: unknown = readsJson ? toJson(await response.text()) : await response.body?.pipeTo(new WritableStream())
    return {
      status,
      isOk: response.ok,
      retryAfter: retryAfterSeconds(response.headers.get('retry-after'), new Date()),
      json,
    }
  } finally {
    const ms = Math.round(performance.now() - started)
    log.info(name, { method: 'POST', path, status, ms })
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Seconds of a `Retry-After` header, given as seconds or as an HTTP date; undefined when it says neither. */
export function retryAfterSeconds(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined
  if (/^\d+$/.test(header.trim())) return Number(header)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now.getTime()) / 1000))
}
