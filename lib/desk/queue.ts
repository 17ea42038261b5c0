import { LRUCache } from 'lru-cache'
import { clinic } from '#content/clinic'
import type { Desk } from '#lib/desk/desk'
import { entryColumns, laterStatuses, toDeskLead, type DeskLead } from '#lib/desk/entry'
import { leadsOfPhones, type SamePhone } from '#lib/desk/same-phone'
import type { Db } from '#lib/leads/store/tables'
import { openingMinutes } from '#lib/time/opening-minutes'
import type { Person } from '#lib/auth/person'

/**
 * Whom to call: a lead, how many minutes of opening hours it has waited since it came or its callback was due, and the
 * phone's other leads, open ones included, newest first.
 */
export type QueueLine = DeskLead & { waitedMinutes: number; samePhone: SamePhone[] }

/** Most leads in the queue at once. */
const maxLeads = 500

/** Who was noted in the audit to see the queue, lately: pages renew it every 20 seconds. */
const noted = new LRUCache<string, true>({ max: 1000, ttl: 600_000 })

/**
 * Whom to call, in order: callbacks that are due, then new leads, the oldest first; `more` leads are not shown yet.
 * @param known highest number and ISO time that the person’s page has already; `fresh` and `due` count what came since
 */
export async function queue(
  person: Person,
  { db, now, audit }: Desk,
  known?: { number: number; at: string },
): Promise<{ lines: QueueLine[]; more: number; fresh: number; due: number }> {
  const rows = await waiting(db, now)
  const leads = rows.slice(0, maxLeads).map((row) => toDeskLead(row, now))
  const phones = leads.map(({ lead }) => lead.phone)
  const samePhone = await leadsOfPhones(db, phones)
  const lines: QueueLine[] = []
  const seen = new Set<number>()
  for (const { entry, lead } of leads) {
    if (seen.has(entry.number)) continue
    const all = samePhone.get(lead.phone) ?? []
    for (const { number } of all) seen.add(number)
    const waitedMinutes = openingMinutes(new Date(entry.dueAt ?? entry.createdAt), now, clinic.hours)
    lines.push({ entry, lead, waitedMinutes, samePhone: all.filter(({ number }) => number !== entry.number) })
  }
  const count = (isNew: ({ entry }: QueueLine) => boolean) => (known ? lines.filter(isNew).length : 0)
  const fresh = count(({ entry }) => entry.status === 'new' && entry.number > (known?.number ?? 0))
  const due = count(({ entry }) => entry.dueAt !== null && entry.dueAt > (known?.at ?? ''))
  if (!known || fresh + due > 0 || !noted.has(person.id)) {
    await audit(db, person, 'queue', null)
    noted.set(person.id, true)
  }
  return { lines, more: Math.max(0, rows.length - maxLeads), fresh, due }
}

async function waiting(db: Db, now: Date) {
  const leads = db.selectFrom('lead').select(entryColumns).where('status', '=', 'new')
  const due = leads.where('deskStatus', 'in', laterStatuses).where('dueAt', '<=', now.toISOString()).orderBy('dueAt')
  const fresh = leads.where('deskStatus', '=', 'new').orderBy('number')
  return [...(await due.execute()), ...(await fresh.limit(2 * maxLeads).execute())]
}
