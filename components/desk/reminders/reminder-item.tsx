import type { ReactNode } from 'react'
import { CallerLink } from '#components/desk/appointments/caller-link'
import { KeptResult } from '#components/desk/appointments/kept-result'
import { LineForm } from '#components/desk/appointments/line-form'
import { ReminderResultText } from '#components/desk/appointments/reminder-result-text'
import { CallButton } from '#components/desk/callers/call-button'
import { OutcomeButton } from '#components/desk/callers/outcome-button'
import { DeskLink } from '#components/desk/form/desk-button'
import { MoveDialog } from '#components/desk/reminders/move-dialog'
import { ReminderText } from '#components/desk/reminders/reminder-text'
import { reminderResults } from '#lib/database/tables/appointment'
import { isSettledLine, type ReminderLine } from '#lib/desk/appointments/reminder-list'
import { joinTexts } from '#lib/desk/desk-dates'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { formatPhone } from '#lib/leads/phone'
import { getKyivClockTime, getKyivDay } from '#lib/time/kyiv-time'

type ReminderItemProps = {
  line: ReminderLine
  /** The path of the page without the parameter `move`, so that the page opens no dialog. */
  path: string
  /** The path of the page on which the line keeps its place after a result. */
  keptPath: string
  /** True shows the dialog that moves the appointment. False shows a link to this dialog. */
  isMoving: boolean
  texts: DeskTexts
}

/**
 * An appointment of which staff remind the patient. Shows whom to call, result buttons and the text
 * of the reminder.
 */
export function ReminderItem({
  line,
  path,
  keptPath,
  isMoving,
  texts,
}: ReminderItemProps): ReactNode {
  const { t } = texts
  const { lead, leads, appointment } = line
  const { id, at, kind, doctor, reminder } = appointment
  const movePath = `${path}&move=${id}`
  const isSettled = isSettledLine(line)
  const orders = [...new Set(leads.map(({ order }) => texts.getOrderName(order)))]
  const messages = { call: t('do.call'), claimed: t('said.ask.claimed', { name: lead.name }) }
  return (
    <li
      id={`line-${id}`}
      className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-t border-line py-4 lg:grid-cols-[4rem_minmax(0,1fr)_minmax(0,1.4fr)]"
    >
      <b className="figure">{getKyivClockTime(new Date(at))}</b>
      <div>
        <CallerLink line={line} from={{ page: 'reminders', day: getKyivDay(new Date(at)) }} />
        <span className="block">{formatPhone(lead.phone)}</span>
        <span className="block text-sm text-muted">
          {joinTexts(texts.getAppointmentKindName(kind), texts.getDoctorName(doctor), ...orders)}
        </span>
        <ReminderResultText appointment={appointment} texts={texts} />
      </div>
      <div className="grid content-start gap-3 max-lg:col-span-full">
        <KeptResult line={line} to={keptPath} texts={texts} />
        {!isSettled && (
          <LineForm
            line={line}
            className="flex flex-wrap gap-2"
            to={keptPath}
            movePath={movePath}
            isMoving={isMoving}
          >
            {reminder !== 'confirmed' && (
              <CallButton
                phone={lead.phone}
                number={lead.number}
                messages={messages}
                widthClass="max-sm:basis-full"
              />
            )}
            {reminderResults
              .filter((result) => result !== 'confirmed' || reminder !== 'confirmed')
              .map((result) => (
                <OutcomeButton
                  key={result}
                  value={`kind=${result}&appointment=${id}`}
                  text={t(`do.${result}`)}
                />
              ))}
            {isMoving ? (
              <MoveDialog line={line} texts={texts} />
            ) : (
              <DeskLink look="outline" href={`${movePath}#line-${id}`} text={t('do.moves')} />
            )}
            <OutcomeButton
              value={`kind=cancelledByThem&appointment=${id}`}
              text={t('do.cancelledByThem')}
            />
          </LineForm>
        )}
        <ReminderText line={line} texts={texts} />
      </div>
    </li>
  )
}
