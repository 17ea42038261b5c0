import type { Person } from '#lib/auth/person'
import { readAppointments, type Appointment } from '#lib/desk/appointments/appointment'
import { findCaller, isLeadNumber } from '#lib/desk/callers/caller'
import {
  listChangedLeads,
  readCallerHistory,
  type LeadEvent,
} from '#lib/desk/callers/caller-history'
import { listNames } from '#lib/desk/callers/caller-names'
import { findPossibleUndo } from '#lib/desk/callers/undo-outcome'
import type { Desk } from '#lib/desk/desk'

// After a result, the line of an appointment keeps its place on the page until staff open the page
// anew. Otherwise the next line would slide under the pointer, and a second press would settle the
// next person. The address of the page lists the lead numbers of these lines.

/** The address of a page is short, so at most this many lines keep their place. */
const maxKept = 100

/** Reads the lead numbers of the kept lines from the parameter `kept`, such as `12.34`. */
export function readKeptNumbers(parameter: string | string[] | undefined): number[] {
  const numbers = [parameter ?? []].flat().join('.').split('.').map(Number)
  return numbers.filter(isLeadNumber).slice(-maxKept)
}

/** Returns the path of a page of a day on which the lines of the leads `kept` keep their place. */
export function createKeptPath(path: string, day: string, kept: readonly number[]): string {
  const numbers = [...new Set(kept)].slice(-maxKept)
  const parameters = { day, ...(numbers.length > 0 && { kept: numbers.join('.') }) }
  return `${path}?${new URLSearchParams(parameters).toString()}`
}

/** Reads the appointments of the kept lines. */
export async function readKeptAppointments(
  { db }: Desk,
  kept: readonly number[],
): Promise<Appointment[]> {
  if (kept.length === 0) return []
  const leads = db.selectFrom('lead').select('appointmentId').where('number', 'in', kept)
  const ids = (await leads.execute()).flatMap(({ appointmentId }) => appointmentId ?? [])
  return [...(await readAppointments(db, ids)).values()]
}

/** Adds the appointments that are missing from the list, and sorts the list by time. */
export function mergeAppointments(
  appointments: readonly Appointment[],
  added: readonly Appointment[],
): Appointment[] {
  const merged = new Map([...appointments, ...added].map((each) => [each.id, each]))
  return [...merged.values()].sort((one, other) => one.at.localeCompare(other.at))
}

/** The latest result of a line, which can be undone. */
export type LineUndo = Pick<LeadEvent, 'id' | 'action'> & {
  /** The names of the people whom the undo concerns. The result may concern two lines. */
  names: readonly string[]
  /** The appointment before the result. */
  earlier: Appointment
}

/**
 * Finds the latest event of the caller that can be undone, if the event ended the appointment or
 * recorded a reminder of the appointment. Returns null otherwise.
 * @param number the number of a lead of the appointment
 */
export async function findAppointmentUndo(
  person: Person,
  desk: Desk,
  number: number,
  { id, status, reminder }: Appointment,
): Promise<LineUndo | null> {
  const caller = await findCaller(person, desk, number)
  if (!caller) return null
  const history = await readCallerHistory(person, desk, caller)
  const event = await findPossibleUndo(person, desk, caller, history)
  const earlier = event?.detail.appointments?.find((changed) => changed.id === id)
  if (!event || !earlier) return null
  // A move is no result, because the appointment still needs one.
  if (status === 'booked' && event.action !== reminder) return null
  const names = listNames(listChangedLeads(caller.leads, event))
  return { id: event.id, action: event.action, names, earlier }
}
