import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { getSiteContent } from '#lib/content/current-content'
import { isClaimed, isUnreachable } from '#lib/desk/callers/calling-rules'
import { readDeskLeads, type DeskLead } from '#lib/desk/callers/desk-lead'
import { isOpenLead } from '#lib/desk/callers/lead-state'
import type { Desk } from '#lib/desk/desk'
import { countOpeningMinutes } from '#lib/time/opening-minutes'

/** A person with one phone number, and all leads with this number. */
export type Caller = {
  /** The newest lead. The desk shows the name and the number of this lead for the caller. */
  lead: DeskLead
  /** All leads of the caller, newest first. */
  leads: readonly DeskLead[]
  /** Leads that still need a call. */
  open: readonly DeskLead[]
  /**
   * Changes with each change of a lead and with each new lead. An outcome is refused when the
   * person saw an older version.
   */
  version: number
  /**
   * The claim of the person who is calling; null when nobody is calling. `by` is the id of the
   * person, and `until` is the ISO time when the claim ends.
   */
  claim: { by: string; until: string } | null
  /** True when the time of a promised callback has come. */
  isDue: boolean
  /**
   * Minutes of opening hours since the lead arrived or the callback fell due; null when no call is
   * needed.
   */
  waitedMinutes: number | null
  isUnreachable: boolean
}

export function createCaller(lead: DeskLead, leads: readonly DeskLead[], now: Date): Caller {
  const version = leads.reduce((sum, each) => sum + each.version, 0)
  const { claimedBy = null, claimedUntil } = leads.find((each) => isClaimed(each, now)) ?? {}
  const open = leads.filter(isOpenLead)
  const dueAt = open.flatMap((each) => each.dueAt ?? []).sort()[0]
  const isDue = dueAt !== undefined && dueAt <= now.toISOString()
  const oldestNew = open.findLast(({ deskStatus }) => deskStatus === 'new')
  const since = isDue ? dueAt : oldestNew?.createdAt
  return {
    lead,
    leads,
    open,
    version,
    claim: claimedBy === null ? null : { by: claimedBy, until: claimedUntil ?? '' },
    isDue,
    waitedMinutes:
      since === undefined
        ? null
        : countOpeningMinutes(new Date(since), now, getSiteContent().clinic.hours),
    isUnreachable: open.some((each) => isUnreachable(each, now)),
  }
}

/** True for a number that a lead can have: a positive 32-bit integer. */
export function isLeadNumber(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number < 2 ** 31
}

const maxLeads = 2000

/**
 * Finds callers by `keys`, which are values of the column `caller`. The callers are in the order of
 * `keys`.
 */
export async function findCallers(
  person: Person,
  { db, now }: Desk,
  keys: readonly string[],
): Promise<Caller[]> {
  requireRole(person, 'reception')
  if (keys.length === 0) return []
  const leads = db
    .selectFrom('lead')
    .where('caller', 'in', keys)
    .orderBy('number', 'desc')
    .limit(maxLeads)
  const groups = Map.groupBy(await readDeskLeads(leads), ({ caller }) => caller)
  return keys.flatMap((key) => {
    const [lead, ...others] = groups.get(key) ?? []
    return lead ? [createCaller(lead, [lead, ...others], now)] : []
  })
}

/** Finds the caller of the lead with this number; null when no lead has the number. */
export async function findCaller(
  person: Person,
  desk: Desk,
  number: number,
): Promise<Caller | null> {
  requireRole(person, 'reception')
  if (!isLeadNumber(number)) return null
  const row = await desk.db
    .selectFrom('lead')
    .select('caller')
    .where('number', '=', number)
    .executeTakeFirst()
  const [caller = null] = row ? await findCallers(person, desk, [row.caller]) : []
  return caller
}
