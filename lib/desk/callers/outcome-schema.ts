import { z } from 'zod'
import { getSiteContent } from '#lib/content/current-content'
import { appointmentKinds } from '#lib/desk/appointments/appointment-kinds'
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

/** Numbers of the leads that are ticked on the card. */
const of = z.preprocess((value) => [value].flat(), z.array(z.coerce.number()))

const doctorId = z
  .string()
  .transform((id) => getSiteContent().doctors.find((doctor) => doctor.id === id)?.id ?? null)

/**
 * Outcomes of a call. The fields have the names of the columns that they change.
 * `noAnswer`, `later` and `spam` change all open leads of the caller. `notSpam` changes all
 * suspected leads. `booked`, `closed`, `cancelled` (the appointment is cancelled) and `reopened`
 * change the leads that are ticked on the card.
 */
export const outcomeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['noAnswer', 'spam', 'notSpam']) }),
  z.object({ kind: z.literal('later'), dueAt: formTime }),
  z.object({
    kind: z.literal('booked'),
    appointmentAt: formTime,
    appointmentKind: z.enum(appointmentKinds),
    appointmentDoctor: doctorId,
    of,
  }),
  z.object({ kind: z.literal('closed'), reason: z.enum(closeReasons), of }),
  z.object({ kind: z.enum(['cancelled', 'reopened']), of }),
])
export type CallOutcome = z.output<typeof outcomeSchema>
