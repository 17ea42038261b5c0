import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { getSiteContent } from '#lib/content/current-content'
import { isUnreachable } from '#lib/desk/callers/calling-rules'
import {
  findChosenWindow,
  isLeadWaiting,
  listChosenWindows,
  type ChosenWindow,
} from '#lib/desk/callers/chosen-window'
import { readDeskLeads, type DeskLead } from '#lib/desk/callers/desk-lead'
import { isOpenLead } from '#lib/desk/callers/lead-state'
import type { Desk } from '#lib/desk/desk'
import { isClaimed } from '#lib/leads/claimed-lead'
import { foldName } from '#lib/leads/lead-search'
import { countOpeningMinutes } from '#lib/time/opening-minutes'

/**
 * The parts of the queue, in this order. A chosen window is the time in which a visitor wants to be
 * called.
 * - `window`: a chosen window has begun, or has ended without a call;
 * - `due`: the time of a promised callback has come;
 * - `fresh`: a new lead has no chosen window;
 * - `ahead`: every new lead waits for a chosen window that has not begun.
 */
export const queueParts = ['window', 'due', 'fresh', 'ahead'] as const
export type QueuePart = (typeof queueParts)[number]

/**
 * Everybody who has signed up with one phone number, with all leads of this phone number. Staff may
 * have separated people with the same phone number. Each separated person is a caller, with the
 * leads of this person.
 */
export type Caller = {
  /**
   * The lead whose name and lead number the desk shows for the caller. This is the newest lead,
   * unless `chooseLead` chose another lead of the caller.
   */
  lead: DeskLead
  /**
   * The open lead about which staff should call first (`findUrgentLead`). This lead determines the
   * caller's part of the queue. Undefined when no lead is open.
   */
  urgent: DeskLead | undefined
  /** All leads of the caller, newest first. */
  leads: readonly DeskLead[]
  /** Leads that still need a call, newest first. */
  open: readonly DeskLead[]
  /**
   * The lead numbers and versions of the caller's leads, such as `7.1 5.3`. The desk refuses an
   * outcome when the member of staff saw an older version of the caller.
   */
  version: string
  /**
   * The claim of the member of staff who is calling; null without a claim. `by` is the id of the
   * member of staff, and `until` is the ISO time when the claim ends.
   */
  claim: { by: string; until: string } | null
  /** True when the time of a promised callback has come. */
  isDue: boolean
  /** Chosen windows of leads that staff have not called yet, earliest first. */
  windows: readonly ChosenWindow[]
  /** The part of the queue in which the caller is listed. */
  queuePart: QueuePart
  /**
   * Minutes of opening hours since the lead arrived, the callback fell due or the chosen window
   * ended; null when no call is needed, or before the end of the chosen window.
   */
  waitedMinutes: number | null
  /** Lead numbers of the open leads whose person did not answer several calls (`isUnreachable`). */
  unreachable: readonly number[]
}

export function createCaller(lead: DeskLead, leads: readonly DeskLead[], now: Date): Caller {
  const version = leads.map((each) => `${each.number}.${each.version}`).join(' ')
  const { claimedBy = null, claimedUntil } = leads.find((each) => isClaimed(each, now)) ?? {}
  const open = leads.filter(isOpenLead)
  const dueAt = open.flatMap((each) => each.dueAt ?? []).sort()[0]
  const isDue = dueAt !== undefined && dueAt <= now.toISOString()
  const windows = listChosenWindows(open, now)
  const newLeads = open.filter(({ deskStatus }) => deskStatus === 'new')
  const toCall = newLeads.filter((each) => !isLeadWaiting(each, windows))
  const since = isDue ? dueAt : findWaitStart(toCall, now)
  return {
    lead,
    urgent: findUrgentLead(open, toCall, now),
    leads,
    open,
    version,
    claim: claimedBy === null ? null : { by: claimedBy, until: claimedUntil ?? '' },
    isDue,
    windows,
    queuePart: findQueuePart(windows, isDue, toCall),
    waitedMinutes:
      since === undefined
        ? null
        : countOpeningMinutes(new Date(since), now, getSiteContent().clinic.hours),
    unreachable: open.filter((each) => isUnreachable(each, now)).map(({ number }) => number),
  }
}

/**
 * Finds the open lead about which staff should call first. The choice follows the order of
 * `queueParts`: the earliest begun window, then the earliest due callback, then the newest lead to
 * call. Without these leads, the choice is the earliest window or callback in the future.
 */
function findUrgentLead(
  open: readonly DeskLead[],
  toCall: readonly DeskLead[],
  now: Date,
): DeskLead | undefined {
  const getPlace = (lead: DeskLead): string => {
    const { dueAt } = lead
    const window = findChosenWindow(lead, now)
    if (window && window.phase !== 'ahead') return `1 ${window.startsAt}`
    if (dueAt !== null && dueAt <= now.toISOString()) return `2 ${dueAt}`
    if (toCall.includes(lead)) return '3'
    return window ? `4 ${window.startsAt}` : `5 ${dueAt ?? ''}`
  }
  const places = new Map(open.map((lead) => [lead, getPlace(lead)]))
  const first = [...places.values()].sort()[0]
  return open.find((lead) => places.get(lead) === first)
}

/**
 * Returns the time since which the longest waiting lead has waited for a call; undefined when no
 * lead waits. A lead with a chosen window waits since the end of the window.
 */
function findWaitStart(leads: readonly DeskLead[], now: Date): string | undefined {
  return leads
    .map((lead) => findChosenWindow(lead, now)?.endsAt ?? lead.createdAt)
    .filter((start) => start <= now.toISOString())
    .sort()[0]
}

function findQueuePart(
  windows: readonly ChosenWindow[],
  isDue: boolean,
  toCall: readonly DeskLead[],
): QueuePart {
  if (windows.some(({ phase }) => phase !== 'ahead')) return 'window'
  if (isDue) return 'due'
  return toCall.length > 0 ? 'fresh' : 'ahead'
}

/** True for a possible lead number: a positive 32-bit integer. */
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
  desk: Desk,
  keys: readonly string[],
): Promise<Caller[]> {
  requireRole(person, 'reception')
  if (keys.length === 0) return []
  const leads = desk.db
    .selectFrom('lead')
    .where('caller', 'in', keys)
    .orderBy('number', 'desc')
    .limit(maxLeads)
  const groups = Map.groupBy(await readDeskLeads(desk, leads), ({ caller }) => caller)
  return keys.flatMap((key) => {
    const [lead, ...others] = groups.get(key) ?? []
    return lead ? [createCaller(lead, [lead, ...others], desk.now)] : []
  })
}

/**
 * Finds the caller of the lead with this lead number. The desk shows the name and the lead number
 * of this lead (`Caller.lead`). Returns null when no lead has this number.
 */
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
  const [caller] = row ? await findCallers(person, desk, [row.caller]) : []
  return caller ? chooseLead(caller, number) : null
}

/**
 * Makes the lead with this lead number the shown lead of the caller (`Caller.lead`). Changes
 * nothing if the caller does not have this lead.
 */
export function chooseLead(caller: Caller, number: number | undefined): Caller {
  return { ...caller, lead: caller.leads.find((lead) => lead.number === number) ?? caller.lead }
}

/**
 * The lead by which the card presets a new appointment and the ticked leads. This is `caller.lead`
 * if it is open, otherwise an open lead with the same name. Undefined when only leads with other
 * names are open, because an outcome must not settle another person unseen.
 */
export function findPresetLead({ lead, urgent, open }: Caller): DeskLead | undefined {
  if (open.some(({ number }) => number === lead.number)) return lead
  const candidates = urgent ? [urgent, ...open] : open
  return candidates.find(({ name }) => foldName(name) === foldName(lead.name))
}
