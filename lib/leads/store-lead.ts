import { env } from '#lib/env'
import { noticeChannels } from '#lib/leads/channels/channel'
import { channels } from '#lib/leads/channels/registry'
import { recordSignUpWrite } from '#lib/leads/health'
import type { Lead } from '#lib/leads/lead'
import { leadStored } from '#lib/leads/outbox/worker'
import { leadStore } from '#lib/leads/store/open-store'
import { log } from '#lib/log'
import { withTimeout } from '#lib/time/with-timeout'

type StoreResult = { status: 200 | 201 | 409 | 503; code?: 'key-reused' | 'unavailable' }

const names = channels.map(({ name }) => name)
const throttle = createThrottle(env.LEADS_PER_MINUTE)

/** How long a visitor waits for the store, and then for a channel: together less than ten seconds. */
const storeTimeoutMs = 6000
const channelTimeoutMs = 3000

/**
 * Commits a lead with its deliveries; if it cannot be stored, delivers it at once on any channel that takes it. What ends
 * after a 503 does no harm: the same form comes under the same key. `request` is the id of the request.
 */
export async function storeLead(lead: Lead, request?: string): Promise<StoreResult> {
  try {
    return await withTimeout(store(lead, request), storeTimeoutMs)
  } catch (error) {
    log.error('lead-not-stored', error, { request })
    recordSignUpWrite(false)
    const isDelivered = await withTimeout(deliverDirectly(lead), channelTimeoutMs).catch(() => false)
    return isDelivered ? { status: 201 } : { status: 503, code: 'unavailable' }
  }
}

async function store(lead: Lead, request: string | undefined): Promise<StoreResult> {
  // What is not delivered does not count for the throttle.
  const wait = lead.status === 'suspected' ? 0 : throttle(performance.now())
  const from = new Date(Date.parse(lead.createdAt) + wait).toISOString()
  const result = await (await leadStore()).add(lead, { channels: names, from })
  if (result === 'conflict') return { status: 409, code: 'key-reused' }
  if (result === 'known') return { status: 200 }
  const fields = { request, lead: lead.id, status: lead.status, language: lead.language }
  log.info('lead-stored', wait > 0 ? { ...fields, deliveredAfterMs: wait } : fields)
  recordSignUpWrite(true)
  leadStored.publish(undefined)
  return { status: 201 }
}

/**
 * Without the store a lead can still reach somebody; that the store has no record of it is logged before the visitor is told.
 * Spam cannot: nobody could look at it first.
 */
async function deliverDirectly(lead: Lead): Promise<boolean> {
  if (lead.status === 'suspected') return false
  for (const { name, deliver } of channels) {
    if (noticeChannels.includes(name)) continue
    const outcome = await deliver(lead)
    const fields = { lead: lead.id, channel: name }
    if (outcome.kind === 'delivered') {
      const { consentVersion, consentLanguage } = lead
      const record = { count: 1, leads: lead.id, channel: name, consentVersion, consentLanguage }
      log.error('records-lost', 'staff have the lead, the store has not', record)
      return true
    }
    log.error('lead-not-delivered', outcome.reason, fields)
  }
  return false
}

/**
 * Spreads deliveries: a minute's worth at once, the rest evenly after it. Counts in this process.
 * @returns a function giving the milliseconds the next lead has to wait, from a clock in milliseconds that never goes back.
 */
function createThrottle(perMinute: number): (now: number) => number {
  const minute = 60_000
  const step = minute / perMinute
  let booked = 0
  return (now) => {
    booked = Math.max(booked, now) + step
    return Math.max(0, Math.round(booked - now - minute))
  }
}
