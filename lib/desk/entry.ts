import type { Selectable } from 'kysely'
import type { Lead } from '#lib/leads/lead'
import { isWholePhone } from '#lib/leads/phone'
import { fromRow, numberedColumns, type Db, type Tables } from '#lib/leads/store/tables'

export const deskStatuses = ['new', 'noAnswer', 'later', 'booked', 'closed'] as const
export type DeskStatus = (typeof deskStatuses)[number]

export const laterStatuses = ['noAnswer', 'later'] as const satisfies readonly DeskStatus[]

export function isOpen({ status, suspected }: Pick<DeskEntry, 'status' | 'suspected'>): boolean {
  return !suspected && ['new', ...laterStatuses].includes(status)
}

/** Why a lead may be closed; the site itself closes a `duplicate` of the same phone. */
export const closeReasons = ['declined', 'unreachable', 'wrongNumber', 'notOffered', 'duplicate', 'other'] as const
export type CloseReason = (typeof closeReasons)[number]

const deskColumns = [
  'deskStatus',
  'attempts',
  'dueAt',
  'reason',
  'claimedBy',
  'claimedUntil',
  'firstCallAt',
  'firstCallMinutes',
  'version',
] as const satisfies readonly (keyof Tables['lead'])[]

/** What `toDeskLead` needs of the table `lead`. */
export const entryColumns = [...numberedColumns, ...deskColumns] as const

/** Where a lead stands; times are ISO, minutes are of opening hours. Whoever changes it names the `version` seen. */
export type DeskEntry = Pick<
  Selectable<Tables['lead']>,
  | 'number'
  | 'attempts'
  | 'dueAt'
  | 'reason'
  | 'firstCallAt'
  | 'firstCallMinutes'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
> & {
  leadId: string
  status: DeskStatus
  /** Looks like spam: in no list but that of spam. */
  suspected: boolean
  /** Who of the staff is calling (an id), and until when that is thought. */
  claim: { by: string; until: string } | null
}

export type DeskLead = { entry: DeskEntry; lead: Lead }

type Row = Parameters<typeof fromRow>[0] & Pick<Selectable<Tables['lead']>, (typeof deskColumns)[number] | 'number'>

/** Lead and entry of the selected `entryColumns`; a claim that is over is none. */
export function toDeskLead(row: Row, now: Date): DeskLead {
  const {
    deskStatus,
    attempts,
    dueAt,
    reason,
    claimedBy,
    claimedUntil,
    firstCallAt,
    firstCallMinutes,
    version,
    ...rest
  } = row
  const { number, id: leadId, createdAt, updatedAt, status } = rest
  const isClaimed = claimedBy !== null && claimedUntil !== null && claimedUntil > now.toISOString()
  const entry = {
    number,
    leadId,
    attempts,
    dueAt,
    reason,
    firstCallAt,
    firstCallMinutes,
    version,
    createdAt,
    updatedAt,
    status: toDeskStatus(deskStatus),
    suspected: status === 'suspected',
    claim: isClaimed ? { by: claimedBy, until: claimedUntil } : null,
  }
  return { entry, lead: fromRow(rest) }
}

export function toDeskStatus(status: string): DeskStatus {
  return deskStatuses.find((known) => known === status) ?? 'closed'
}

export const noClaim = { claimedBy: null, claimedUntil: null }

export function isNumber(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number < 2 ** 31
}

/** Another lead of a phone: what staff should know before they call. */
export type SamePhone = Pick<DeskEntry, 'number' | 'createdAt' | 'status' | 'suspected'> & {
  phone: string
  ordered: string | null
}

/** Most leads that are read of all phones together. */
const limit = 2000

/** All leads of these phones, newest first; an incomplete phone may be anybody's. */
export async function leadsOfPhones(db: Db, phones: readonly string[]): Promise<Map<string, SamePhone[]>> {
  const whole = [...new Set(phones.filter(isWholePhone))]
  if (whole.length === 0) return new Map()
  const rows = await db
    .selectFrom('lead')
    .select(['number', 'phone', 'createdAt', 'ordered', 'status', 'deskStatus'])
    .where('phone', 'in', whole)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  const leads = rows.map(({ status, deskStatus, ...row }) => ({
    ...row,
    status: toDeskStatus(deskStatus),
    suspected: status === 'suspected',
  }))
  return Map.groupBy(leads, ({ phone }) => phone)
}
