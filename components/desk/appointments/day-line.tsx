import type { ReactNode } from 'react'
import { AppointmentEnds } from '#components/desk/appointments/appointment-ends'
import { AppointmentStatusText } from '#components/desk/appointments/appointment-status-text'
import { CallerLink } from '#components/desk/appointments/caller-link'
import { KeptResult } from '#components/desk/appointments/kept-result'
import { LineForm } from '#components/desk/appointments/line-form'
import { ReminderResultText } from '#components/desk/appointments/reminder-result-text'
import { DeskLink } from '#components/desk/form/desk-button'
import { MoveDialog } from '#components/desk/reminders/move-dialog'
import { listPossibleEnds } from '#lib/desk/appointments/appointment-ends'
import type { DayPlanLine } from '#lib/desk/appointments/day-plan'
import { joinTexts } from '#lib/desk/desk-dates'
import type { DeskTexts } from '#lib/desk/desk-texts'
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
  texts: DeskTexts
}

/** An appointment or a promised call in the plan of a day. */
export function DayLine({ line, to, isUnended = false, movedId, texts }: DayLineProps): ReactNode {
  const { lead, leads, at, appointment } = line
  const orders = [...new Set(leads.map(({ order }) => texts.getOrderName(order)))]
  const clockTime = getKyivClockTime(new Date(at))
  return (
    <li className="grid grid-cols-[4rem_1fr] gap-x-4 gap-y-2 border-t border-line py-3 sm:grid-cols-[4rem_1fr_1fr] print:break-inside-avoid">
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
        {appointment && <AppointmentStatusText appointment={appointment} texts={texts} />}
        {appointment && <ReminderResultText appointment={appointment} texts={texts} />}
      </span>
      {line.undo && appointment?.status !== 'booked' ? (
        <KeptResult
          line={line}
          to={to}
          className="col-span-full sm:col-start-2 print:hidden"
          texts={texts}
        />
      ) : (
        <AppointmentForm line={line} to={to} movedId={movedId} texts={texts} />
      )}
    </li>
  )
}

/** Buttons that move the appointment, or record how the appointment ended. */
function AppointmentForm({ line, to, movedId, texts }: DayLineProps): ReactNode {
  const { appointment } = line
  if (appointment?.status !== 'booked') return null
  const { id } = appointment
  const movePath = `${to}&move=${id}`
  const isMoving = movedId === id
  return (
    <LineForm
      line={line}
      id={`line-${id}`}
      className="col-span-full flex flex-wrap gap-x-4 gap-y-2 sm:col-start-2 print:hidden"
      to={to}
      movePath={movePath}
      isMoving={isMoving}
    >
      <AppointmentEnds
        appointment={appointment}
        ends={listPossibleEnds(appointment, texts.desk.now)}
        texts={texts}
      />
      {isMoving ? (
        <MoveDialog line={{ ...line, appointment }} texts={texts} />
      ) : (
        <DeskLink href={`${movePath}#line-${id}`} text={texts.t('do.moved')} />
      )}
    </LineForm>
  )
}
