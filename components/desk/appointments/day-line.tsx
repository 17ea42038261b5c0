import type { ReactNode } from 'react'
import type { DayPlanLine } from '#lib/desk/appointments/day-plan'
import { joinTexts } from '#lib/desk/desk-dates'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { createListPath } from '#lib/desk/lists/list-path'
import { formatPhone } from '#lib/leads/phone'
import { formatKyivTime } from '#lib/time/kyiv-time'

type DayLineProps = { line: DayPlanLine; texts: DeskTexts }

/** An appointment or a promised call in the plan of a day. */
export function DayLine({ line: { lead, at }, texts }: DayLineProps): ReactNode {
  const clockTime = formatKyivTime(new Date(at)).slice(11)
  return (
    <li className="grid grid-cols-[4rem_1fr] gap-x-4 border-t border-line py-3 sm:grid-cols-[4rem_1fr_1fr] print:break-inside-avoid">
      <b className="figure">{clockTime}</b>
      <span>
        <a
          className="font-semibold underline"
          href={createListPath({ tab: 'all', lead: lead.number })}
        >
          {lead.name}
        </a>
        <span className="block">{formatPhone(lead.phone)}</span>
      </span>
      <span className="max-sm:col-start-2">
        {texts.getAppointmentKindName(lead.appointmentKind) || texts.t('day.call')}
        <span className="block text-muted">
          {joinTexts(texts.getDoctorName(lead.appointmentDoctor), texts.getOrderName(lead.order))}
        </span>
      </span>
    </li>
  )
}
