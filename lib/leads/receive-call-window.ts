import { z } from 'zod'
import { getSiteStore } from '#lib/database/open'
import { countCallWindow } from '#lib/leads/rate-limit'
import {
  isSafeKey,
  readIdempotencyKey,
  readSentFields,
  type SentFields,
} from '#lib/leads/read-sent-fields'
import { saveCallWindow } from '#lib/leads/save-call-window'
import { log } from '#lib/log'
import { getRequestId } from '#lib/request/request'
import type { CallWindow } from '#lib/time/call-windows'
import { withTimeout } from '#lib/time/with-timeout'

/** Longest wait for the database, in milliseconds. */
const saveTimeoutMs = 6000

/** The response (docs/api.md). `fields` are the sent fields. */
export type CallWindowResult = {
  status: number
  code?: string
  /** Seconds until the next attempt is allowed. */
  retryAfter?: number
  /** The saved window. */
  window?: CallWindow
  fields: SentFields
}

const choiceSchema = z.object({
  key: z.string().min(1).refine(isSafeKey),
  startsAt: z.string().max(30),
})

/**
 * Receives the window in which a visitor wants to be called. The request is JSON with the header
 * `Idempotency-Key` of the sign-up, or a form.
 */
export async function receiveCallWindow(request: Request): Promise<CallWindowResult> {
  const { refusal, isForm, fields } = await readSentFields(request, countCallWindow)
  if (refusal) return { ...refusal, fields }
  const sent = isForm ? fields : { ...fields, key: readIdempotencyKey(request.headers) }
  const { data } = choiceSchema.safeParse(sent)
  if (!data) return { status: 422, code: 'invalid', fields }
  try {
    return { ...(await saveChoice(data)), fields }
  } catch (error) {
    log.error('call-window-not-saved', error, { request: getRequestId(request.headers) })
    return { status: 503, code: 'unavailable', fields }
  }
}

async function saveChoice({
  key,
  startsAt,
}: z.infer<typeof choiceSchema>): Promise<Omit<CallWindowResult, 'fields'>> {
  const now = new Date()
  const openAndSave = async () =>
    saveCallWindow((await getSiteStore()).database, key, startsAt, now)
  const result = await withTimeout(openAndSave(), saveTimeoutMs)
  switch (result.kind) {
    case 'saved':
      return { status: 200, window: result.window }
    case 'expired':
      return { status: 409, code: 'expired' }
    case 'called':
      return { status: 409, code: 'called' }
    case 'unknown':
      return { status: 404, code: 'unknown-key' }
  }
}
