import type { ReactNode } from 'react'
import { AppointmentEnds } from '#components/desk/appointments/appointment-ends'
import { AppointmentStatusText } from '#components/desk/appointments/appointment-status-text'
import { CallerLink } from '#components/desk/appointments/caller-link'
import { ReminderResultText } from '#components/desk/appointments/reminder-result-text'
import { DeskForm } from '#components/desk/form/desk-form'
import { listPossibleEnds } from '#lib/desk/appointments/appointment-ends'
import type { DayPlanLine } from '#lib/desk/appointments/day-plan'
import { joinTexts } from '#lib/desk/desk-dates'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { formatPhone } from '#lib/leads/phone'
import { getKyivClockTime } from '#lib/time/kyiv-time'

type DayLineProps = {
  line: DayPlanLine
  /** The path of the page that shows the line. */
  to: string
  /** True for a past appointment if staff have not recorded how the appointment ended. */
  isUnended?: boolean
  texts: DeskTexts
}

/** An appointment or a promised call in the plan of a day. */
export function DayLine({ line, to, isUnended = false, texts }: DayLineProps): ReactNode {
  const { lead, leads, at, appointment } = line
  const orders = [...new Set(leads.map(({ order }) => texts.getOrderName(order)))]
  const clockTime = getKyivClockTime(new Date(at))
  return (
    <li className="grid grid-cols-[4rem_1fr] gap-x-4 gap-y-2 border-t border-line py-3 sm:grid-cols-[4rem_1fr_1fr] print:break-inside-avoid">
      <b className="figure">{isUnended ? texts.formatTime(at) : clockTime}</b>
      <span>
        <CallerLink line={line} />
        <span className="block">{formatPhone(lead.phone)}</span>
      </span>
      <span className="max-sm:col-start-2">
        {texts.getAppointmentKindName(appointment?.kind) || texts.t('day.call')}
        <span className="block text-muted">
          {joinTexts(texts.getDoctorName(appointment?.doctor ?? null), ...orders)}
        </span>
        {appointment && <AppointmentStatusText appointment={appointment} texts={texts} />}
        {appointment && <ReminderResultText appointment={appointment} texts={texts} />}
      </span>
      <EndForm line={line} to={to} isUnended={isUnended} texts={texts} />
    </li>
  )
}

/**
 * Buttons with which staff record how the appointment ended. On the day of the appointment, before
 * its time, the only button is “came”, because the patient may come early.
 */
function EndForm({ line, to, isUnended = false, texts }: DayLineProps): ReactNode {
  const { lead, version, appointment } = line
  if (!appointment) return null
  const possible = listPossibleEnds(appointment, texts.desk.now)
  const ends = isUnended ? possible : possible.filter((end) => end === 'came' || end === 'missed')
  if (ends.length === 0) return null
  return (
    <DeskForm
      action="/api/staff/lead"
      fields={{ number: lead.number, version, to }}
      className="col-span-full flex flex-wrap gap-x-4 gap-y-2 sm:col-start-2 print:hidden"
      aria-label={lead.name}
    >
      <AppointmentEnds appointment={appointment} ends={ends} texts={texts} />
    </DeskForm>
  )
}
