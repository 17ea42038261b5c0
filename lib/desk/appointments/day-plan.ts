import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import {
  selectUnended,
  uncancelledStatuses,
  type Appointment,
} from '#lib/desk/appointments/appointment'
import {
  findAppointmentUndo,
  mergeAppointments,
  readKeptAppointments,
  type LineUndo,
} from '#lib/desk/appointments/kept-lines'
import { findCallers } from '#lib/desk/callers/caller'
import { readDeskLeads, type DeskLead } from '#lib/desk/callers/desk-lead'
import type { Desk } from '#lib/desk/desk'
import { recordView } from '#lib/desk/record-view'
import { getKyivDay, getKyivDayEnd, getKyivDayStart } from '#lib/time/kyiv-time'

/**
 * Maximum number of past `booked` appointments on the plan of today. When there are more such
 * appointments, the plan contains the oldest.
 */
const maxUnended = 100

/** An appointment or a promised call. */
export type DayPlanLine = {
  /** ISO time of the appointment or the call. */
  at: string
  /** The newest of `leads`. */
  lead: DeskLead
  /** The leads of the appointment, or the leads to call about, newest first. */
  leads: readonly DeskLead[]
  /** The version of the leads' caller (`Caller.version`). */
  version: string
  /** Null for a promised call. */
  appointment: Appointment | null
  /** True for a line that keeps its place, because a result was recorded since the page was opened. */
  isKept: boolean
  /** The result of a kept line, if the result can be undone. Null for all other lines. */
  undo: LineUndo | null
}

/** The appointments and promised calls of a day. */
export type DayPlan = {
  /**
   * Past appointments of any day that are still `booked`, because staff have not recorded whether
   * the person came. Kept lines of past appointments stay here too. Empty unless the day is today.
   */
  unended: DayPlanLine[]
  /** Appointments and calls of the day, sorted by time, without those in `unended`. */
  lines: DayPlanLine[]
}

/**
 * Reads the appointments and promised calls of a day in Kyiv (`2026-11-23`).
 * @param kept lead numbers of lines that keep their place after a result
 */
export async function readDayPlan(
  person: Person,
  desk: Desk,
  day: string,
  kept: readonly number[] = [],
): Promise<DayPlan> {
  requireRole(person, 'reception')
  const from = getKyivDayStart(day)?.toISOString() ?? ''
  const to = getKyivDayEnd(day).toISOString()
  const oldestUnended = selectUnended(desk.db, desk.now).selectAll().orderBy('at').limit(maxUnended)
  const keptAppointments = await readKeptAppointments(desk, kept)
  const keptPast = keptAppointments.filter(({ at }) => at <= desk.now.toISOString())
  const isToday = day === getKyivDay(desk.now)
  const unended = isToday ? mergeAppointments(await oldestUnended.execute(), keptPast) : []
  const attended = await desk.db
    .selectFrom('appointment')
    .selectAll()
    .orderBy('at')
    .where('status', 'in', uncancelledStatuses)
    .where('at', '>=', from)
    .where('at', '<', to)
    .execute()
  const calls = desk.db
    .selectFrom('lead')
    .where('status', '=', 'new')
    .where('deskStatus', '=', 'later')
    .where('dueAt', '>=', from)
    .where('dueAt', '<', to)
    .orderBy('number', 'desc')
  const keptOfDay = keptAppointments.filter(({ at }) => at >= from && at < to)
  const planned = mergeAppointments(attended, keptOfDay)
  const unendedIds = new Set(unended.map(({ id }) => id))
  const ofDay = planned.filter(({ id }) => !unendedIds.has(id))
  const allLines = await createAppointmentLines(desk, [...unended, ...ofDay])
  const isUnended = ({ appointment }: AppointmentLine) => unendedIds.has(appointment.id)
  const unendedLines = allLines.filter(isUnended)
  const appointmentLines = allLines.filter((line) => !isUnended(line))
  const callLines = createCallLines(await readDeskLeads(desk, calls))
  const lines = [...appointmentLines, ...callLines].sort((one, other) =>
    one.at.localeCompare(other.at),
  )
  await recordView(person, desk, 'day', day, null)
  const versions = await readVersions(person, desk, [...unendedLines, ...lines])
  const keptIds = new Set(keptAppointments.map(({ id }) => id))
  const completeLine = async (line: UnversionedLine): Promise<DayPlanLine> => {
    const { lead, appointment } = line
    const kept = appointment && keptIds.has(appointment.id) ? appointment : null
    const undo = kept && (await findAppointmentUndo(person, desk, lead.number, kept))
    return { ...line, version: versions.get(lead.caller) ?? '', isKept: kept !== null, undo }
  }
  return {
    unended: await Promise.all(unendedLines.map(completeLine)),
    lines: await Promise.all(lines.map(completeLine)),
  }
}

type UnversionedLine = Omit<DayPlanLine, 'version' | 'isKept' | 'undo'>

/** An appointment without the version of the caller, for pages that change nothing. */
export type AppointmentLine = UnversionedLine & { appointment: Appointment }

/** Reads the leads of the appointments. An appointment without leads has no line. */
export async function createAppointmentLines(
  desk: Desk,
  appointments: readonly Appointment[],
): Promise<AppointmentLine[]> {
  if (appointments.length === 0) return []
  const ids = appointments.map(({ id }) => id)
  const earlier = await desk.db
    .selectFrom('earlierAppointment')
    .selectAll()
    .where('appointmentId', 'in', ids)
    .execute()
  const earlierLeadIds = earlier.map(({ leadId }) => leadId)
  const leads = await readDeskLeads(
    desk,
    desk.db
      .selectFrom('lead')
      .where((eb) =>
        eb.or([
          eb('appointmentId', 'in', ids),
          // PostgreSQL refuses a condition `IN` with an empty list.
          ...(earlierLeadIds.length > 0 ? [eb('id', 'in', earlierLeadIds)] : []),
        ]),
      )
      .orderBy('number', 'desc'),
  )
  return appointments.flatMap((appointment) => {
    const { id } = appointment
    const [lead, ...others] = leads.filter(
      (each) =>
        each.appointmentId === id ||
        earlier.some(({ leadId, appointmentId }) => leadId === each.id && appointmentId === id),
    )
    return lead ? [{ at: appointment.at, lead, leads: [lead, ...others], appointment }] : []
  })
}

/**
 * Creates a line of the plan for each promised call. Leads of one caller with the same callback
 * time are one call.
 */
function createCallLines(leads: readonly DeskLead[]): UnversionedLine[] {
  const groups = Map.groupBy(leads, ({ caller, dueAt }) => `${caller} ${dueAt}`)
  return [...groups.values()].flatMap(([lead, ...others]) =>
    lead ? [{ at: lead.dueAt ?? '', lead, leads: [lead, ...others], appointment: null }] : [],
  )
}

async function readVersions(
  person: Person,
  desk: Desk,
  lines: readonly UnversionedLine[],
): Promise<Map<string, string>> {
  const keys = [...new Set(lines.map(({ lead }) => lead.caller))]
  const callers = await findCallers(person, desk, keys)
  return new Map(callers.map(({ lead, version }) => [lead.caller, version]))
}
