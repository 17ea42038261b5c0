import type { DeskLead } from '#lib/desk/callers/desk-lead'
import { getShownStatus } from '#lib/desk/callers/lead-state'
import { foldName } from '#lib/leads/lead-search'
import type { CallWindow } from '#lib/time/call-windows'

/**
 * A window in which a visitor wants to be called, of a lead that staff have not called yet. `name`
 * is the name of the lead. `phase` is `ahead` before the window, `now` during the window and
 * `missed` after the window.
 */
export type ChosenWindow = CallWindow & { name: string; phase: 'ahead' | 'now' | 'missed' }

/**
 * Returns the chosen window of a new lead that staff have not called yet. Returns null for a lead
 * that was called, and for a lead without a chosen window.
 */
export function findChosenWindow(lead: DeskLead, now: Date): ChosenWindow | null {
  const { name, callFrom, callUntil, firstCallAt } = lead
  const isUncalled = getShownStatus(lead) === 'new' && firstCallAt === null
  if (!isUncalled || callFrom === null || callUntil === null) return null
  const time = now.toISOString()
  const begun = callUntil <= time ? 'missed' : 'now'
  return { startsAt: callFrom, endsAt: callUntil, name, phase: callFrom > time ? 'ahead' : begun }
}

/**
 * Returns the chosen windows of a caller's leads that staff have not called yet, the earliest
 * first. If two leads of one person have the same window, the list contains the window once.
 */
export function listChosenWindows(leads: readonly DeskLead[], now: Date): ChosenWindow[] {
  const windows = leads.flatMap((lead) => findChosenWindow(lead, now) ?? [])
  const byPerson = new Map(
    windows.map((window) => [`${window.startsAt} ${foldName(window.name)}`, window]),
  )
  return [...byPerson.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, window]) => window)
}

/**
 * True when the lead waits for a chosen window that has not begun. A person may sign up again and
 * choose no window. The second lead then waits for the window of the first lead.
 */
export function isLeadWaiting(lead: DeskLead, windows: readonly ChosenWindow[]): boolean {
  return windows.some(
    ({ name, phase }) => phase === 'ahead' && foldName(name) === foldName(lead.name),
  )
}
