import type { Lead } from '#lib/leads/lead'
import { findStaffNames } from '#lib/auth/people'
import type { Person } from '#lib/auth/person'
import { requireStaff } from '#lib/auth/require-staff'
import type { Role } from '#lib/auth/roles'
import { contentIn } from '#lib/content/current-content'
import type { ChosenWindow } from '#lib/desk/callers/chosen-window'
import type { DeskLead } from '#lib/desk/callers/desk-lead'
import { getShownStatus, type ShownStatus } from '#lib/desk/callers/lead-state'
import { openDesk, type Desk } from '#lib/desk/desk'
import { createTimeFormatter, type TimeFormatter } from '#lib/desk/desk-dates'
import {
  getDeskLocale,
  getDeskTranslations,
  translateCode,
  type DeskTranslator,
} from '#lib/desk/desk-locale'
import { getDeskOrderName } from '#lib/desk/order-name'
import { getSourceLabel } from '#lib/desk/source-label'
import { localeDetails, type Locale } from '#lib/i18n/locales'
import { listOrders } from '#lib/orders'
import type { CallWindow } from '#lib/time/call-windows'
import { describeCallWindow } from '#lib/time/format-call-window'
import { addDays, getKyivDay } from '#lib/time/kyiv-time'
import { getCampaignSource } from '#lib/visits/campaign-source'

/** The status of a lead, as a code and in words. */
export type StateDescription = {
  status: ShownStatus
  /** Name of the status in the desk's language. */
  label: string
  /** Time of the callback or appointment, or the reason for closing; '' without either. */
  detail: string
}

type GetName = (code: string | null | undefined) => string

/** The signed-in person, the desk, and functions that translate values into the desk's language. */
export type DeskTexts = {
  t: DeskTranslator
  locale: Locale
  person: Person
  desk: Desk
  formatTime: TimeFormatter
  /** Returns “today” or “tomorrow” for these ISO days in Kyiv; '' for other days. */
  nameNearDay: (day: string) => string
  /** Formats minutes of opening hours, such as `1 h 5 min`. */
  formatMinutes: (count: number) => string
  /**
   * Returns the name of the member of staff with this id. For null, returns the word for a change
   * that the site made.
   */
  getStaffName: (id: string | null) => string
  getActionName: GetName
  getReasonName: GetName
  getAppointmentKindName: GetName
  getAppointmentStatusName: GetName
  getDoctorName: (id: string | null) => string
  getOrderName: (code: string | null) => string
  /**
   * Options of a select: everything that a visitor can order, such as a package or a consultation
   * with a doctor.
   */
  orderOptions: { value: string; label: string }[]
  getSourceName: (lead: Lead) => string
  describeState: (lead: DeskLead) => StateDescription
  /** Formats a window for a call: `today, 16:00–18:00`. */
  formatWindow: (window: CallWindow) => string
  /** Returns a sentence about a chosen window, for example that the window was missed. */
  describeChosenWindow: (window: ChosenWindow) => string
}

/**
 * Checks the session and the role, and loads the texts. Every page of the desk calls this function
 * first.
 */
export async function openDeskPage(role?: Role): Promise<DeskTexts> {
  return loadDeskTexts(await requireStaff(role), await openDesk())
}

export async function loadDeskTexts(person: Person, desk: Desk): Promise<DeskTexts> {
  const t = await getDeskTranslations()
  const locale = await getDeskLocale()
  const names = await findStaffNames(person, desk.db)
  const formatTime = createTimeFormatter(locale, desk.now)
  const createGetName =
    (group: string): GetName =>
    (code) =>
      code ? translateCode(t, `${group}.${code}`) : ''
  const getReasonName = createGetName('reasons')
  const dayWords = {
    dateTag: localeDetails[locale].dateTag,
    today: t('lead.today'),
    tomorrow: t('lead.tomorrow'),
  }
  const formatWindow = (window: CallWindow) => describeCallWindow(window, desk.now, dayWords)
  return {
    t,
    locale,
    person,
    desk,
    formatTime,
    nameNearDay: (day) => {
      const today = getKyivDay(desk.now)
      if (day === today) return dayWords.today
      return day === addDays(today, 1) ? dayWords.tomorrow : ''
    },
    formatMinutes: (count) =>
      t('row.minutes', { hours: Math.floor(count / 60), minutes: count % 60 }),
    getStaffName: (id) => (id === null ? t('lead.site') : (names.get(id) ?? t('lead.somebody'))),
    getActionName: createGetName('audit.actions'),
    getReasonName,
    getAppointmentKindName: createGetName('appointment.kinds'),
    getAppointmentStatusName: createGetName('appointment.statuses'),
    getDoctorName: (id) =>
      contentIn(locale).doctors.find((doctor) => doctor.id === id)?.name ?? id ?? '',
    getOrderName: (code) => {
      if (code === null || code === '') return t('lead.noOrder')
      return getDeskOrderName(t, locale, code)
    },
    orderOptions: listOrders(locale).map(({ code }) => ({
      value: code,
      label: getDeskOrderName(t, locale, code),
    })),
    getSourceName: (lead) => getSourceName(t, lead),
    describeState: (lead) => {
      const status = getShownStatus(lead)
      const { dueAt, reason, appointment, attempts } = lead
      const appointmentTime = formatTime(appointment?.at)
      const details = {
        new: '',
        later: formatTime(dueAt),
        noAnswer: t('row.attempt', { count: String(attempts), time: formatTime(dueAt) }),
        missed: appointmentTime && t('row.wasAt', { time: appointmentTime }),
        cancelled: appointmentTime && t('row.wasAt', { time: appointmentTime }),
        booked: appointmentTime,
        came: appointmentTime,
        closed: getReasonName(reason),
        spam: '',
      }
      return { status, label: t(`statuses.${status}`), detail: details[status] }
    },
    formatWindow,
    describeChosenWindow: (window) => {
      const texts = {
        ahead: t('row.callAhead', { window: formatWindow(window) }),
        now: t('row.callNow', { time: formatTime(window.endsAt) }),
        missed: t('row.callMissed', { window: formatWindow(window) }),
      }
      return texts[window.phase]
    },
  }
}

/**
 * Returns the name of the lead's source. The source is `utm_source`, otherwise the platform of the
 * click id, otherwise the host of the referrer. Without these three, the name is the message
 * `lead.direct`.
 */
function getSourceName(t: DeskTranslator, { lastTouch, referrer }: Lead): string {
  const source = getCampaignSource(lastTouch)
  if (source !== '') return getSourceLabel(t, source)
  return URL.parse(referrer ?? '')?.hostname ?? t('lead.direct')
}
