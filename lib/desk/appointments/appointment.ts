import type { Selectable, SelectQueryBuilder } from 'kysely'
import type { Db, Tables } from '#lib/database/tables'
import type { AppointmentStatus, AppointmentTable } from '#lib/database/tables/appointment'

/** An appointment at the clinic. `at` is an ISO time. */
export type Appointment = Selectable<AppointmentTable>

/** Reminder columns of a new or moved appointment, of which staff have not reminded the person. */
export const notReminded = { reminder: null, remindedBy: null, remindedAt: null } as const

/** Statuses of appointments that take the doctor's time. */
export const attendedStatuses = ['booked', 'came'] as const satisfies readonly AppointmentStatus[]

/** Statuses of appointments that were not cancelled. */
export const uncancelledStatuses = [...attendedStatuses, 'missed'] as const

/** True when the appointment takes the doctor's time. */
export const takesDoctorTime = ({ status }: Appointment): boolean =>
  attendedStatuses.some((attended) => attended === status)

/**
 * Selects past appointments that are still `booked`, because staff have not recorded whether the
 * person came.
 */
export const selectUnended = (
  db: Db,
  now: Date,
): SelectQueryBuilder<Tables, 'appointment', object> =>
  db.selectFrom('appointment').where('status', '=', 'booked').where('at', '<=', now.toISOString())

export async function readAppointments(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, Appointment>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('appointment').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Adds an appointment, or overwrites the appointment with the same id. */
export async function saveAppointment(db: Db, appointment: Appointment): Promise<void> {
  const { id, ...values } = appointment
  await db
    .insertInto('appointment')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}
