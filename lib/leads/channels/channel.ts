import { createHash } from 'node:crypto'
import { publicUrl } from '#lib/env'
import type { Lead } from '#lib/leads/lead'
import { log } from '#lib/log'

/**
 * What became of one attempt. No refusal is final: a receiver that refuses may have been set up wrongly. `gone`: it says
 * that it wants nothing any more. `retryAfter` is in seconds, `isRefused` says that the receiver objects to the lead
 * itself, `reason` never holds personal data.
 */
export type Outcome =
  | { kind: 'delivered' }
  | { kind: 'gone'; reason: string }
  | { kind: 'retry'; retryAfter?: number | undefined; isRefused?: boolean; reason: string }

export type Channel = {
  name: string
  concurrency: number
  /** The reason of `gone`, by which it is remembered: other settings make another receiver. */
  goneReason?: string
  /** One attempt; never throws, and ends within 45 seconds. */
  deliver: (lead: Lead) => Promise<Outcome>
}

/** Channels that only tell that a lead came: nobody can call a person of whom the site keeps no record. */
export const noticeChannels: readonly string[] = ['webhook', 'telegram']

/** Key by which a receiver knows a repeated lead: the same for every attempt, also for one made without the store. */
export function idempotencyKey(lead: Lead): string {
  return createHash('sha256').update(lead.key).digest('hex').slice(0, 40)
}

/** Code of a failed connection or protocol, such as ECONNREFUSED; its message could hold anything. */
export function errorCode(error: unknown): string {
  const { code, name, cause } = (error ?? {}) as { code?: unknown; name?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  if (cause !== undefined) return errorCode(cause)
  return typeof name === 'string' ? name : 'unknown'
}

type Post = {
  url: string
  headers?: Record<string, string>
  body: object | string
  timeoutMs: number
  /** The channel's name and the path for the log; the address itself may hold a secret. */
  name: string
  path?: string
  /** Reads the body of the response as JSON, undefined when it is none; otherwise the body is only awaited. */
  readsJson?: boolean
}

/**
 * Posts JSON to a receiver, and logs it without what it says. Redirects are not followed: that would turn the lead into a
 * GET, and its 200 would not mean that anybody has it. Never throws; `status` is 0 without a response.
 */
export async function post({ url, headers, body, timeoutMs, name, path, readsJson = false }: Post): Promise<Posted> {
  const started = performance.now()
  let status = 0
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    status = response.status
    // Only a whole response counts: one that breaks off may come from a proxy, before anybody has the lead.
    const json: unknown = readsJson ? toJson(await response.text()) : await response.body?.pipeTo(new WritableStream())
    const retryAfter = retryAfterSeconds(response.headers.get('retry-after'), new Date())
    const refused: Outcome = { kind: 'retry', retryAfter, reason: `HTTP ${status}` }
    return { status, json, outcome: response.ok ? { kind: 'delivered' } : refused }
  } catch (error) {
    return { status, json: undefined, outcome: { kind: 'retry', reason: errorCode(error) } }
  } finally {
    const ms = Math.round(performance.now() - started)
    log.info(name, { method: 'POST', path, status, ms })
  }
}

type Posted = { status: number; json: unknown; outcome: Outcome }

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

/** Address of a lead at the desk; null while it has no number, or SITE_URL is not set. */
export function deskUrl(number: number | null | undefined, siteUrl: string | null = publicUrl): string | null {
  return siteUrl === null || !number ? null : `${siteUrl}/staff/all?lead=${number}`
}
