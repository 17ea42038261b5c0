import { setTimeout as sleep } from 'node:timers/promises'
import { getSiteStore } from '#lib/database/open'
import { channels } from '#lib/leads/channels/registry'
import { deliverDirectly, takeDirectDelivery } from '#lib/leads/direct-delivery'
import { recordSaveResult } from '#lib/leads/health'
import type { Lead } from '#lib/leads/lead'
import { leadSaved } from '#lib/leads/outbox/worker'
import { saveLead, type SaveResult } from '#lib/leads/save-lead'
import { log } from '#lib/log'
import { withTimeout } from '#lib/time/with-timeout'

/** Longest time that a visitor waits for the response to a sign-up, in milliseconds. */
export const responseTimeoutMs = 9000

/**
 * The last milliseconds of `responseTimeoutMs`, which are kept for a direct delivery. A lead is
 * delivered directly if the database has not confirmed the lead before these milliseconds.
 */
const channelTimeoutMs = 3000

/** Status and code of the response (docs/api.md). */
export type AcceptResult = { status: number; code?: string }

/**
 * Saves a lead in the database. If the database fails or does not confirm in time, the provider or
 * an e-mail gets the lead directly. The lead is then saved later. If no channel accepts the lead,
 * the visitor gets 503. A visitor's second attempt has the same idempotency key, so no lead is
 * saved twice.
 * @param requestId id of the request, for the log
 * @param deadline latest time of the response, in milliseconds of `performance.now()`
 */
export async function acceptLead(
  lead: Lead,
  requestId?: string,
  deadline: number = performance.now() + responseTimeoutMs,
): Promise<AcceptResult> {
  const saving = saveAndAnnounce(lead, requestId)
  try {
    const result = await withTimeout(saving, deadline - channelTimeoutMs - performance.now())
    if (result === 'conflict') return { status: 409, code: 'key-reused' }
    return { status: result === 'created' ? 201 : 200 }
  } catch (error) {
    log.error('lead-not-saved', error, { request: requestId })
    recordSaveResult(false)
    const delivery = deliverDirectly(lead)
    void delivery.then(async (channel) => {
      if (channel !== null) await saveDelivered(lead, channel, saving, requestId)
    })
    const channel = await withTimeout(delivery, channelTimeoutMs).catch(() => null)
    return channel === null ? { status: 503, code: 'unavailable' } : { status: 201 }
  }
}

async function saveAndAnnounce(lead: Lead, requestId: string | undefined): Promise<SaveResult> {
  const names = channels.map(({ name }) => name)
  const result = await saveLead((await getSiteStore()).database, lead, names)
  if (result !== 'created') return result
  const { id, status, language } = lead
  log.info('lead-saved', { request: requestId, lead: id, status, language })
  recordSaveResult(true)
  leadSaved.publish(undefined)
  return result
}

/** Milliseconds for which the saving of a delivered lead is retried: one day. */
const savingMs = 24 * 3_600_000
const maxSavingPauseMs = 30_000

/**
 * Saves a lead that was delivered directly, because the database has not confirmed the lead. The
 * idempotency key makes a second attempt harmless. A lead that is not saved within a day is logged
 * as `records-lost`. In this case only the receiver of the channel has the lead.
 */
async function saveDelivered(
  lead: Lead,
  channel: string,
  firstSaving: Promise<SaveResult>,
  requestId: string | undefined,
): Promise<void> {
  const { id, consentVersion, consentLanguage } = lead
  const fields = { lead: id, channel, consentVersion, consentLanguage }
  log.error('lead-unconfirmed', 'staff have the lead, the store has not confirmed it', fields)
  const end = performance.now() + savingMs
  let saving = firstSaving
  let pauseMs = 1000
  while (performance.now() < end) {
    const result = await saving.catch(() => null)
    if (result === 'conflict') break
    if (result !== null) {
      log.info('lead-confirmed', { lead: id })
      return
    }
    await sleep(pauseMs, undefined, { ref: false })
    pauseMs = Math.min(maxSavingPauseMs, pauseMs * 2)
    saving = saveAndAnnounce(lead, requestId)
  }
  await takeDirectDelivery(lead, channel)
  log.error('records-lost', 'staff have the lead, the store has not', fields)
}
