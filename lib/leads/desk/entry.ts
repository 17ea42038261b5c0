import type { Selectable } from 'kysely'
import type { Lead } from '#lib/leads/lead'
import { fromRow, leadColumns, type Db, type Tables } from '#lib/leads/store/tables'

export const deskStatuses = ['new', 'noAnswer', 'later', 'booked', 'closed'] as const
export type DeskStatus = (typeof deskStatuses)[number]

/** Those that come back at their time. */
export const laterStatuses = ['noAnswer', 'later'] as const satisfies readonly DeskStatus[]

/** True for what somebody still has to call. */
export function isOpen({ status, suspected }: { status: string; suspected: number }): boolean {
  return suspected === 0 && ['new', ...laterStatuses].includes(status)
}

/** Why a lead may be closed; the site itself closes a `duplicate` of the same phone. */
export const closeReasons = ['declined', 'unreachable', 'wrongNumber', 'notOffered', 'duplicate', 'other'] as const
export type CloseReason = (typeof closeReasons)[number]

type Row = Selectable<Tables['deskEntry']>

/** Where a lead stands; times are ISO, minutes are of opening hours. Whoever changes it names the `version` seen. */
export type DeskEntry = Omit<Row, 'status' | 'suspected' | 'claimedBy' | 'claimedUntil'> & {
  status: DeskStatus
  /** Looks like spam: in no list but that of spam. */
  suspected: boolean
  /** Who of the staff is calling (an id), and until when that is thought. */
  claim: { by: string; until: string } | null
}

/** Entry of a row; a claim that is over is none. */
export function toEntry({ claimedBy, claimedUntil, ...row }: Row, now: Date): DeskEntry {
  const isClaimed = claimedBy !== null && claimedUntil !== null && claimedUntil > now.toISOString()
  return {
    ...row,
    status: deskStatuses.find((known) => known === row.status) ?? 'closed',
    suspected: row.suspected === 1,
    claim: isClaimed ? { by: claimedBy, until: claimedUntil } : null,
  }
}

/** What takes a claim from an entry. */
export const noClaim = { claimedBy: null, claimedUntil: null }

/** True for what may be a lead's number. */
export function isNumber(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number < 2 ** 31
}

/** A lead, and where it stands. */
export type DeskLead = { entry: DeskEntry; lead: Lead }

/** The leads of rows, in their order; without those that are erased meanwhile. */
export async function toDeskLeads(db: Db, rows: readonly Row[], now: Date): Promise<DeskLead[]> {
  const ids = rows.map(({ leadId }) => leadId)
  if (ids.length === 0) return []
  const leads = await db.selectFrom('lead').select(leadColumns).where('id', 'in', ids).execute()
  const known = new Map(leads.map((lead) => [lead.id, lead]))
  return rows.flatMap((row) => {
    const lead = known.get(row.leadId)
    return lead ? [{ entry: toEntry(row, now), lead: { ...fromRow(lead), number: row.number } }] : []
  })
}
