import { getClientIp, isCrossSite, readBody } from '#lib/request/request'

const maxBodyBytes = 16 * 1024
/** Longest idempotency key, in characters. */
const maxKeyLength = 200

/** Content type of a form that a browser sends without JavaScript. */
const formContentType = 'application/x-www-form-urlencoded'

/** Fields of a request's body, before the schema has checked them. */
export type SentFields = Record<string, unknown>

/**
 * A refused request (docs/api.md). `retryAfter` is the number of seconds until the next attempt is
 * allowed.
 */
export type Refusal = { status: number; code: string; retryAfter?: number }

/** `refusal` is null for a request whose fields could be read. */
export type ReadFieldsResult = { refusal: Refusal | null; isForm: boolean; fields: SentFields }

/**
 * Reads the fields of a visitor's request, which is JSON or a form. Refuses requests from pages of
 * other sites, other content types, large or malformed bodies, and clients over their limit. A
 * refusal of a client over the limit also contains the fields, so that the form can be shown again.
 * @param countRequest counts a request of a client and returns the seconds to wait, 0 for none
 */
export async function readSentFields(
  request: Request,
  countRequest: (clientIp: string) => Promise<number>,
): Promise<ReadFieldsResult> {
  const { headers } = request
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const isForm = type === formContentType
  const refuse = (status: number, code: string): ReadFieldsResult => ({
    refusal: { status, code },
    isForm,
    fields: {},
  })
  if (isCrossSite(headers)) return refuse(403, 'cross-site')
  if (!isForm && type !== 'application/json') return refuse(415, 'unsupported-type')
  const retryAfter = await countRequest(getClientIp(headers))
  const body = await readBody(request, maxBodyBytes)
  if (request.signal.aborted) return refuse(400, 'aborted')
  if (body === null) return refuse(413, 'too-large')
  const fields = isForm ? Object.fromEntries(new URLSearchParams(body)) : parseJsonObject(body)
  if (!fields) return refuse(422, 'malformed')
  const refusal = retryAfter > 0 ? { status: 429, code: 'too-many', retryAfter } : null
  return { refusal, isForm, fields }
}

function parseJsonObject(body: string): SentFields | null {
  try {
    const value: unknown = JSON.parse(body)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as SentFields) : null
  } catch {
    return null
  }
}

/**
 * False for an idempotency key that is too long or has control characters. `npm run leads` prints
 * the key, and a terminal would obey the control characters.
 */
export function isSafeKey(key: string): boolean {
  return key.length <= maxKeyLength && !/\p{Cc}/u.test(key)
}

/** Reads the header `Idempotency-Key`. Returns '' without a key, and null for an unsafe key. */
export function readIdempotencyKey(headers: Headers): string | null {
  const key = headers.get('idempotency-key')?.trim() ?? ''
  return isSafeKey(key) ? key : null
}

/** Whether a browser sent the form without JavaScript and expects a page. */
export function isPlainForm({ headers }: Request): boolean {
  const isForm = headers.get('content-type')?.toLowerCase().startsWith(formContentType)
  return Boolean(isForm) && !headers.get('accept')?.includes('application/json')
}
