import { z } from 'zod'
import { getSiteContent } from '#lib/content/current-content'
import { appointmentEnds } from '#lib/desk/appointments/appointment-ends'
import { reminderResults } from '#lib/database/tables/appointment'
import { appointmentKinds, orderedKind } from '#lib/desk/appointments/appointment-kinds'
import { closeReasons } from '#lib/desk/callers/lead-state'
import { findKyivTime } from '#lib/time/kyiv-time'

/**
 * Converts the value of a `datetime-local` field, such as `2026-11-23T09:00` in Kyiv time, to an
 * ISO time.
 */
const formTime = z
  .string()
  .transform((text) => findKyivTime(text.slice(0, 10), text.slice(11))?.toISOString())
  .pipe(z.string())

/** Lead numbers of the leads that are ticked on the card. */
export const leadNumbers = z.preprocess((value) => [value].flat(), z.array(z.coerce.number()))

const doctorId = z
  .string()
  .transform((id) => getSiteContent().doctors.find((doctor) => doctor.id === id)?.id ?? null)

const appointmentFields = {
  appointmentAt: formTime,
  appointmentKind: z.enum(appointmentKinds),
  appointmentDoctor: doctorId,
}

/**
 * Outcomes of a call. `of` are the numbers of the leads that are ticked on the card.
 * - `noAnswer` changes all open leads of the caller, because the phone was not answered. If the
 *   caller has several names, leads that are not ticked keep a promised callback in the future.
 * - `booked` and `reopened` change the ticked leads.
 * - `closed` changes the ticked leads. With the reason `unreachable` or `wrongNumber`, `closed` may
 *   change more leads (`closeReasons`).
 * - `later` and `spam` change all open leads. If the caller has several names, only the ticked
 *   leads change.
 * - `notSpam` changes all suspected leads. If the caller has several names, only the ticked leads
 *   change.
 *
 * While no open lead is ticked, an outcome of ticked leads is refused. If the caller has several
 * names, this holds for `noAnswer` too.
 */
export const outcomeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('noAnswer'), of: leadNumbers }),
  z.object({ kind: z.enum(['spam', 'notSpam']), of: leadNumbers }),
  z.object({ kind: z.literal('later'), dueAt: formTime, of: leadNumbers }),
  z.object({
    kind: z.literal('booked'),
    ...appointmentFields,
    appointmentKind: z.enum([...appointmentKinds, orderedKind]),
    of: leadNumbers,
  }),
  z.object({ kind: z.literal('closed'), reason: z.enum(closeReasons), of: leadNumbers }),
  z.object({ kind: z.literal('reopened'), of: leadNumbers }),
])
export type CallOutcome = z.output<typeof outcomeSchema>

/**
 * Changes of an appointment, which all its leads share. `appointment` is the id of the appointment.
 * `also` are the ids of further appointments of the same caller: one call may remind a mother and
 * her daughter.
 */
export const appointmentChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('moved'), ...appointmentFields, appointment: z.string() }),
  z.object({ kind: z.enum(appointmentEnds), appointment: z.string() }),
  z.object({
    kind: z.enum(reminderResults),
    appointment: z.string(),
    also: z.array(z.string()).optional(),
  }),
])
export type AppointmentChange = z.output<typeof appointmentChangeSchema>
