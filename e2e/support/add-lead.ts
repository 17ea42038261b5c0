import { makeLead } from '#e2e/support/test-lead'
import type { Lead } from '#lib/leads/lead'
import type { LeadStore } from '#lib/leads/store/lead-store'

/** Stores a lead bound for these channels; gives its number. */
export async function addLead(
  store: LeadStore,
  changes: Partial<Lead>,
  channels: readonly string[] = [],
): Promise<number> {
  const lead = makeLead(changes)
  await store.add(lead, { channels, from: lead.createdAt })
  const { number } = (await store.find(lead.id)) ?? {}
  if (typeof number !== 'number') throw new Error('The lead has no number')
  return number
}
