import type { Selectable } from 'kysely'
import { env } from '#lib/env'
import { channels } from '#lib/leads/channels/registry'
import type { Lead } from '#lib/leads/lead'
import { isWholePhone } from '#lib/leads/phone'
import { leadStore } from '#lib/leads/store/open-store'
import { fromRow, leadColumns, type Db, type Tables } from '#lib/leads/store/tables'

export type Desk = {
  db: Db
  /** Folder of the embedded store, null with PostgreSQL. */
  folder: string | null
  /** Names of the channels that the settings open. */
  channels: readonly string[]
  now: Date
}

export async function openDesk(): Promise<Desk> {
  const { database: db } = await leadStore()
  const folder = env.DATABASE_URL === undefined ? env.DATA_DIR : null
  return { db, folder, channels: channels.map(({ name }) => name), now: new Date() }
}

export const deskStatuses = ['new', 'noAnswer', 'later', 'booked', 'closed'] as const
export type DeskStatus = (typeof deskStatuses)[number]

export const laterStatuses = ['noAnswer', 'later'] as const satisfies readonly DeskStatus[]

/** Why a lead may be closed; the site itself closes a `duplicate` of the same phone. */
export const closeReasons = ['declined', 'unreachable', 'wrongNumber', 'notOffered', 'duplicate', 'other'] as const
export type CloseReason = (typeof closeReasons)[number]

/** What calls have left behind; minutes are of opening hours. */
export const callColumns = ['reason', 'attempts', 'dueAt', 'firstCallAt', 'firstCallMinutes'] as const
type Calls = Pick<Selectable<Tables['lead']>, (typeof callColumns)[number]>

const deskColumns = ['number', 'deskStatus', 'claimedBy', 'claimedUntil', 'version', ...callColumns] as const

/** What `toEntry` needs of the table `lead`. */
export const entryColumns = ['id', 'status', 'createdAt', 'updatedAt', ...deskColumns] as const

/** What an action changes, and its undoing restores. `suspected`: looks like spam, in no list but that of spam. */
export type Snapshot = Calls & { status: DeskStatus; suspected: boolean }

/** Where a lead stands; times are ISO. Whoever changes it names the `version` seen. */
export type DeskEntry = Snapshot & {
  number: number
  leadId: string
  version: number
  createdAt: string
  updatedAt: string
  /** Who of the staff is calling (an id), and until when that is thought. */
  claim: { by: string; until: string } | null
}

type EntryRow = Pick<Selectable<Tables['lead']>, (typeof entryColumns)[number]>

/** The entry of the selected `entryColumns`; a claim that is over is none. */
export function toEntry(row: EntryRow, now: Date): DeskEntry {
  const { number, id: leadId, version, createdAt, updatedAt, claimedBy: by, claimedUntil: until } = row
  const claim = by !== null && until !== null && until > now.toISOString() ? { by, until } : null
  const status = deskStatuses.find((known) => known === row.deskStatus) ?? 'closed'
  const snapshot = snapshotOf({ ...row, status, suspected: row.status === 'suspected' })
  return { ...snapshot, number, leadId, version, createdAt, updatedAt, claim }
}

export type DeskLead = { entry: DeskEntry; lead: Lead }

/** What `toDeskLead` needs of the table `lead`. */
export const deskLeadColumns = [...leadColumns, ...deskColumns] as const

export function toDeskLead(row: Parameters<typeof fromRow>[0] & EntryRow, now: Date): DeskLead {
  return { entry: toEntry(row, now), lead: fromRow(row) }
}

export function snapshotOf(entry: Snapshot): Snapshot {
  const { status, suspected, attempts, dueAt, reason, firstCallAt, firstCallMinutes } = entry
  return { status, suspected, attempts, dueAt, reason, firstCallAt, firstCallMinutes }
}

export function isNumber(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number < 2 ** 31
}

/** Most leads that are read of all phones together. */
const limit = 2000

/** All leads of these phones, newest first; an incomplete phone may be anybody's. */
export async function leadsOfPhones(db: Db, phones: readonly string[], now: Date): Promise<Map<string, DeskEntry[]>> {
  const whole = [...new Set(phones.filter(isWholePhone))]
  if (whole.length === 0) return new Map()
  const leads = db
    .selectFrom('lead')
    .select([...entryColumns, 'phone'])
    .where('phone', 'in', whole)
  const rows = await leads.orderBy('number', 'desc').limit(limit).execute()
  const groups = Map.groupBy(rows, ({ phone }) => phone)
  return new Map([...groups].map(([phone, all]) => [phone, all.map((row) => toEntry(row, now))]))
}
