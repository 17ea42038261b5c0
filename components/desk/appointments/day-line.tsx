import type { ReactNode } from 'react'
import { AppointmentEnds } from '#components/desk/appointments/appointment-ends'
import { AppointmentStatusText } from '#components/desk/appointments/appointment-status-text'
import { CallerLink } from '#components/desk/appointments/caller-link'
import { LineForm } from '#components/desk/appointments/line-form'
import { LineResult } from '#components/desk/appointments/line-result'
import { ReminderResultText } from '#components/desk/appointments/reminder-result-text'
import { DeskLink } from '#components/desk/form/desk-button'
import { MoveDialog } from '#components/desk/reminders/move-dialog'
import type { Appointment } from '#lib/desk/appointments/appointment'
import { listPossibleEnds } from '#lib/desk/appointments/appointment-ends'
import type { DayPlanLine } from '#lib/desk/appointments/day-plan'
import { joinTexts } from '#lib/desk/desk-dates'
import type { DeskTexts } from '#lib/desk/desk-texts'
import type { ChangeFlash } from '#lib/desk/flash'
import { formatPhone } from '#lib/leads/phone'
import { getKyivClockTime, getKyivDay } from '#lib/time/kyiv-time'

type DayLineProps = {
  line: DayPlanLine
  /** The path of the page on which the line keeps its place after a result. */
  to: string
  /** True for a past appointment if staff have not recorded how the appointment ended. */
  isUnended?: boolean
  /** The id of the appointment whose dialog “move” the page opens; undefined without a dialog. */
  movedId: string | undefined
  /** The result of the last POST request from this page; otherwise null. */
  flash: ChangeFlash | null
  texts: DeskTexts
}

/** An appointment or a promised call in the plan of a day. */
export function DayLine({ line, isUnended = false, ...props }: DayLineProps): ReactNode {
  const { texts } = props
  const { lead, leads, at, appointment } = line
  const orders = [...new Set(leads.map(({ order }) => texts.getOrderName(order)))]
  const clockTime = getKyivClockTime(new Date(at))
  return (
    <li
      id={appointment ? `line-${appointment.id}` : undefined}
      className="grid scroll-mt-4 grid-cols-[4rem_1fr] gap-x-4 gap-y-2 border-t border-line py-3 sm:grid-cols-[4rem_1fr_1fr] print:break-inside-avoid"
    >
      <b className="figure">{isUnended ? texts.formatTime(at) : clockTime}</b>
      <span>
        <CallerLink line={line} from={{ page: 'day', day: getKyivDay(new Date(at)) }} />
        <span className="block">{formatPhone(lead.phone)}</span>
      </span>
      <span className="max-sm:col-start-2">
        {texts.getAppointmentKindName(appointment?.kind) || texts.t('day.call')}
        <span className="block text-muted">
          {joinTexts(texts.getDoctorName(appointment?.doctor ?? null), ...orders)}
        </span>
        {appointment && !line.isKept && (
          <AppointmentStatusText appointment={appointment} texts={texts} />
        )}
        {appointment && <ReminderResultText appointment={appointment} texts={texts} />}
      </span>
      {appointment && <LineActions line={{ ...line, appointment }} {...props} />}
    </li>
  )
}

type LineActionsProps = Omit<DayLineProps, 'line' | 'isUnended'> & {
  line: DayPlanLine & { appointment: Appointment }
}

/**
 * Buttons that move the appointment, or record how the appointment ended. A kept line shows its
 * result in place of the buttons.
 */
function LineActions({ line, to, movedId, flash, texts }: LineActionsProps): ReactNode {
  const { appointment, isKept } = line
  const { id, status } = appointment
  const isSettled = status !== 'booked'
  if (isSettled && !isKept) return null
  const isMoving = movedId === id && !isSettled
  const movePath = `${to}&move=${id}`
  return (
    <LineResult
      line={line}
      isSettled={isSettled}
      flash={flash}
      to={to}
      className="col-span-full sm:col-start-2 print:hidden"
      texts={texts}
    >
      <LineForm
        line={line}
        className="flex flex-wrap gap-x-4 gap-y-2"
        to={isMoving ? movePath : to}
      >
        <AppointmentEnds
          appointment={appointment}
          ends={listPossibleEnds({ ...appointment, status: 'booked' }, texts.desk.now)}
          texts={texts}
        />
        {isMoving ? (
          <MoveDialog line={line} texts={texts} />
        ) : (
          <DeskLink href={`${movePath}#line-${id}`} text={texts.t('do.moved')} />
        )}
      </LineForm>
    </LineResult>
  )
}
