import { clinic } from '#content/clinic'
import { acceptedTexts } from '#lib/leads/consent'
import type { Desk } from '#lib/desk/desk'
import { entryColumns, isNumber, toDeskLead, type DeskLead } from '#lib/desk/entry'
import { eventsOf, type LeadEvent } from '#lib/desk/event'
import { leadsOfPhones, type SamePhone } from '#lib/desk/same-phone'
import { deliveriesOf } from '#lib/leads/lead-query'
import type { Tables } from '#lib/leads/store/tables'
import { openingMinutes } from '#lib/time/opening-minutes'
import type { Person } from '#lib/auth/person'

/** Everything kept of a lead; `consent` null: the accepted text is not on record. */
export type LeadView = DeskLead & {
  /** Minutes of opening hours from when it came to the first call, or until now. */
  waitedMinutes: number
  /** What was done with it, newest first. */
  events: LeadEvent[]
  deliveries: Tables['delivery'][]
  samePhone: SamePhone[]
  consent: ReturnType<typeof acceptedTexts>
}

/** The lead with a number; null when there is none (any more). */
export async function view(person: Person, { db, now, audit }: Desk, number: number): Promise<LeadView | null> {
  if (!isNumber(number)) return null
  const row = await db.selectFrom('lead').select(entryColumns).where('number', '=', number).executeTakeFirst()
  if (!row) return null
  const found = toDeskLead(row, now)
  const { entry, lead } = found
  const samePhone = (await leadsOfPhones(db, [lead.phone])).get(lead.phone) ?? []
  await audit(db, person, 'view', number)
  return {
    ...found,
    waitedMinutes: entry.firstCallMinutes ?? openingMinutes(new Date(lead.createdAt), now, clinic.hours),
    events: await eventsOf(db, lead.id),
    deliveries: await deliveriesOf(db, [lead.id]),
    samePhone: samePhone.filter((other) => other.number !== number),
    consent: acceptedTexts(lead),
  }
}
