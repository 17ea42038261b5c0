import type { DeskStatus } from '#lib/database/tables/lead'
import type { Tables } from '#lib/database/tables'
import type { Selectable } from 'kysely'

/**
 * Statuses of a lead that waits for a callback. `missed`: the person did not come to the
 * appointment. `cancelled`: the appointment was cancelled.
 */
export const callbackStatuses = [
  'noAnswer',
  'later',
  'missed',
  'cancelled',
] as const satisfies readonly DeskStatus[]

/**
 * Reasons for closing a lead. With `unreachable` and `wrongNumber`, the clinic cannot reach the
 * person under this phone number. These two reasons therefore close all open leads of a caller
 * whose leads have only one name.
 */
export const closeReasons = [
  'unreachable',
  'wrongNumber',
  'declined',
  'notOffered',
  'duplicate',
  'other',
] as const

/**
 * Columns that an outcome changes and an undo restores. `status` is `suspected` for probable spam.
 */
export const stateColumns = [
  'status',
  'deskStatus',
  'reason',
  'attempts',
  'dueAt',
  'firstCallAt',
  'firstCallMinutes',
  'appointmentId',
] as const
export type LeadState = Pick<Selectable<Tables['lead']>, (typeof stateColumns)[number]>

export const pickState = (lead: LeadState): LeadState =>
  Object.fromEntries(stateColumns.map((name) => [name, lead[name]])) as LeadState

/**
 * Values of `dueAt` and `reason` for a lead without a callback and without a reason for closing.
 */
export const clearedAgreement = { dueAt: null, reason: null }

/** The status that the desk shows. A suspected lead is always shown as `spam`. */
export type ShownStatus = DeskStatus | 'spam'

export const getShownStatus = ({ status, deskStatus }: LeadState): ShownStatus =>
  status === 'suspected' ? 'spam' : deskStatus

/** True for a lead that still needs a call. */
export const isOpenLead = (lead: LeadState): boolean =>
  !['booked', 'came', 'closed', 'spam'].includes(getShownStatus(lead))

export const isBookedLead = (lead: LeadState): boolean => getShownStatus(lead) === 'booked'
