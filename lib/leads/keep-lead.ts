import { env } from '#lib/env'
import { inTime } from '#lib/in-time'
import { channels } from '#lib/leads/channels/registry'
import { rememberDelivered } from '#lib/leads/delivered-unstored'
import { noteSignUpWrite } from '#lib/leads/health/sign-up-writes'
import type { Lead } from '#lib/leads/lead'
import { openPace } from '#lib/leads/outbox/pace'
import { announceLead } from '#lib/leads/outbox/wake'
import type { AddResult, DeliveryPlan } from '#lib/leads/store/lead-store'
import { leadStore } from '#lib/leads/store/open-store'
import { log } from '#lib/log'

/** What the visitor is answered. */
type Answer = { status: 200 | 201 | 409 | 503; code?: 'key-reused' | 'unavailable' }

const names = channels.map(({ name }) => name)
const pause = openPace(env.LEADS_PER_MINUTE)

/** How long a visitor waits for the store, and then for a channel, in milliseconds: together less than ten seconds. */
const storePatience = 6000
const channelPatience = 3000

/**
 * Commits a lead with its deliveries; if it cannot be stored, hands it over at once to whoever takes it. `request` is
 * the id of the request it came by. What ends after the visitor was told to try again does no harm: the same form
 * comes under the same key.
 */
export async function keepLead(lead: Lead, request?: string): Promise<Answer> {
  try {
    return await inTime(store(lead, request), storePatience)
  } catch (error) {
    log.error('lead-not-stored', error, { request })
    noteSignUpWrite(false)
    const isDelivered = await inTime(deliverAtOnce(lead), channelPatience).catch(() => false)
    return isDelivered ? { status: 201 } : { status: 503, code: 'unavailable' }
  }
}

async function store(lead: Lead, request: string | undefined): Promise<Answer> {
  // What is not delivered takes nobody's turn.
  const wait = lead.status === 'suspected' ? 0 : pause(performance.now())
  const from = new Date(Date.parse(lead.createdAt) + wait).toISOString()
  const result = await add(lead, { channels: names, from })
  if (result === 'conflict') return { status: 409, code: 'key-reused' }
  if (result === 'known') return { status: 200 }
  const fields = { request, lead: lead.id, status: lead.status, language: lead.language }
  log.info('lead-stored', wait > 0 ? { ...fields, deliveredAfterMs: wait } : fields)
  noteSignUpWrite(true)
  announceLead()
  return { status: 201 }
}

/** A store whose files went while the lead was written is opened anew, and the lead written again. */
async function add(lead: Lead, plan: DeliveryPlan): Promise<AddResult> {
  const opened = await leadStore()
  try {
    return await opened.add(lead, plan)
  } catch (error) {
    if (await opened.isInPlace()) throw error
    return (await leadStore()).add(lead, plan)
  }
}

/** Without the store a lead can still reach somebody. Spam cannot: nobody could look at it first. */
async function deliverAtOnce(lead: Lead): Promise<boolean> {
  if (lead.status === 'suspected') return false
  for (const { name, deliver } of channels) {
    const outcome = await deliver(lead)
    const fields = { lead: lead.id, channel: name }
    if (outcome.kind === 'delivered') {
      log.info('lead-delivered-unstored', fields)
      rememberDelivered({ lead, plan: { channels: names, from: lead.createdAt }, channel: name })
      return true
    }
    log.error('lead-not-delivered', outcome.reason, fields)
  }
  return false
}
