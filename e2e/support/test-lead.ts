import type { DeskStatus } from '#lib/database/tables/lead'
import { notReminded, type Appointment } from '#lib/desk/appointments/appointment'
import { saveLead } from '#lib/leads/save-lead'
import type { Role } from '#lib/auth/roles'
import type { Person } from '#lib/auth/person'
import type { Lead } from '#lib/leads/lead'
import { pickLeadValues } from '#lib/leads/sign-up-fields'
import { emptySignUpValues } from '#lib/leads/sign-up-values'
import type { SiteStore } from '#lib/database/open'

/** Makes a staff member without a session. */
export function makePerson(id: string, role: Role = 'reception'): Person {
  return { id, name: id, role } as Person
}

/** Saves a lead with a delivery for each channel and returns the lead's number. */
export async function addLead(
  store: SiteStore,
  changes: Partial<Lead>,
  channels: readonly string[] = [],
): Promise<number> {
  const lead = makeLead(changes)
  await saveLead(store.database, lead, channels)
  const stored = store.database.selectFrom('lead').select('number').where('id', '=', lead.id)
  return (await stored.executeTakeFirstOrThrow()).number
}

/**
 * Books an appointment for leads and returns its id. By default the appointment is a consultation
 * tomorrow, with the status `booked`.
 */
export async function addAppointment(
  { database }: SiteStore,
  numbers: readonly number[],
  changes: Partial<Appointment> = {},
): Promise<string> {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const values = {
    at: tomorrow,
    kind: 'consultation',
    doctor: null,
    status: 'booked',
    ...notReminded,
  } as const
  const appointment: Appointment = { id: crypto.randomUUID(), ...values, ...changes }
  await database.insertInto('appointment').values(appointment).execute()
  const deskStatus = appointment.status.startsWith('cancelled') ? 'cancelled' : appointment.status
  await database
    .updateTable('lead')
    .set({ appointmentId: appointment.id, deskStatus: deskStatus as DeskStatus })
    .where('number', 'in', numbers)
    .execute()
  return appointment.id
}

export function makeFixedLead(changes: Partial<Lead> = {}): Lead {
  const id = crypto.randomUUID()
  const time = '2026-11-20T12:00:00.000Z'
  return {
    ...pickLeadValues(emptySignUpValues),
    id,
    key: `key-${id}`,
    name: 'Олена',
    phone: '+380671234567',
    phoneNote: null,
    status: 'new',
    order: null,
    language: 'ua',
    page: '/ua',
    referrer: null,
    firstTouch: {},
    lastTouch: {},
    consentVersion: '1',
    consentHash: 'a'.repeat(64),
    consentLanguage: 'ua',
    consentAt: time,
    createdAt: time,
    updatedAt: time,
    ...changes,
  }
}

/** Makes a lead with a random phone. The lead is created now, unless `changes` has `createdAt`. */
export function makeLead(changes: Partial<Lead> = {}): Lead {
  const at = changes.createdAt ?? new Date().toISOString()
  const phone = `+38067${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
  return makeFixedLead({ phone, consentAt: at, createdAt: at, updatedAt: at, ...changes })
}
