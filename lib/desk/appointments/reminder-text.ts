import { contentIn, getSiteContent } from '#lib/content/current-content'
import type { reminderPlaceholders } from '#lib/content/schemas/reminders'
import type { Appointment } from '#lib/desk/appointments/appointment'
import { appointmentKinds } from '#lib/desk/appointments/appointment-kinds'
import { createDateFormat } from '#lib/desk/desk-dates'
import type { Locale } from '#lib/i18n/locales'
import { formatPhone } from '#lib/leads/phone'
import { getKyivClockTime } from '#lib/time/kyiv-time'

const dayParts = {
  timeZone: 'Europe/Kyiv',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
} as const

/**
 * Creates the reminder of an appointment in the person's language, from the document `reminders`.
 * The text contains no name and no phone of the person.
 */
export function createReminderText(appointment: Appointment, locale: Locale): string {
  const { reminders } = getSiteContent()
  const { clinic, doctors } = contentIn(locale)
  const at = new Date(appointment.at)
  const kind = appointmentKinds.find((each) => each === appointment.kind) ?? 'consultation'
  const doctor = doctors.find(({ id }) => id === appointment.doctor)
  const values: Record<(typeof reminderPlaceholders)[number], string> = {
    // `Intl` writes the Ukrainian apostrophe as the letter U+02BC. The site writes `’`.
    day: createDateFormat(locale, dayParts).format(at).replaceAll('ʼ', '’'),
    time: getKyivClockTime(at),
    place: `${clinic.address.street}, ${clinic.address.city}`,
    preparation: reminders.preparation[kind][locale],
    doctor: doctor ? fillPlaceholders(reminders.doctor[locale], { doctor: doctor.name }) : '',
    phone: formatPhone(clinic.phone),
  }
  return fillPlaceholders(reminders.text[locale], values).replace(/ {2,}/g, ' ').trim()
}

/** Replaces `{name}` by the value with this name. A placeholder without a value stays unchanged. */
function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{([\w-]+)\}/g, (braces, name: string) => values[name] ?? braces)
}

/**
 * Creates the address that opens a text message to `phone` on the device (RFC 5724). The message
 * already contains `text`.
 */
export const createSmsAddress = (phone: string, text: string): string =>
  `sms:${phone}?body=${encodeURIComponent(text)}`
