import type { ReactNode } from 'react'
import { CallerLink } from '#components/desk/appointments/caller-link'
import { LineForm } from '#components/desk/appointments/line-form'
import { createResultHash, LineResult } from '#components/desk/appointments/line-result'
import { ReminderResultText } from '#components/desk/appointments/reminder-result-text'
import { CallButton } from '#components/desk/callers/call-button'
import { OutcomeButton } from '#components/desk/callers/outcome-button'
import { DeskLink } from '#components/desk/form/desk-button'
import { DeskForm } from '#components/desk/form/desk-form'
import { MoveDialog } from '#components/desk/reminders/move-dialog'
import { ReminderText } from '#components/desk/reminders/reminder-text'
import { reminderResults } from '#lib/database/tables/appointment'
import { isSettledLine, type ReminderLine } from '#lib/desk/appointments/reminder-list'
import { listNames } from '#lib/desk/callers/caller-names'
import { joinTexts } from '#lib/desk/desk-dates'
import type { DeskTexts } from '#lib/desk/desk-texts'
import type { ChangeFlash } from '#lib/desk/flash'
import { formatPhone } from '#lib/leads/phone'
import { getKyivClockTime, getKyivDay } from '#lib/time/kyiv-time'

type ReminderItemProps = {
  line: ReminderLine
  /** The path of the page without the parameter `move`, so that the page opens no dialog. */
  path: string
  /** The path of the page on which the line keeps its place after a result. */
  keptPath: string
  /** The path of the page after an undo. */
  undonePath: string
  /**
   * The lines of one caller whom one call reminds, such as a mother and her daughter. Empty for all
   * lines but the first of them.
   */
  together: readonly ReminderLine[]
  /** The path of the page on which all lines of `together` keep their place after a result. */
  togetherPath: string
  /** True shows the dialog that moves the appointment. False shows a link to this dialog. */
  isMoving: boolean
  /** The result of the last POST request from this page; otherwise null. */
  flash: ChangeFlash | null
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
  undonePath,
  together,
  togetherPath,
  isMoving,
  flash,
  texts,
}: ReminderItemProps): ReactNode {
  const { t } = texts
  const { lead, leads, appointment, isKept, undo } = line
  const { id, at, kind, doctor } = appointment
  const movePath = `${path}&move=${id}`
  const isSettled = isSettledLine(line)
  // A settled line keeps the room of the buttons that it had before its result.
  const { reminder } = isSettled && undo ? undo.earlier : appointment
  const isToCall = (isSettled && !undo) || reminder !== 'confirmed'
  const orders = [...new Set(leads.map(({ order }) => texts.getOrderName(order)))]
  const messages = { call: t('do.call'), claimed: t('said.ask.claimed', { name: lead.name }) }
  return (
    <li
      id={`line-${id}`}
      className="grid scroll-mt-4 grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-t border-line py-4 lg:grid-cols-[4rem_minmax(0,1fr)_minmax(0,1.4fr)]"
    >
      <b className="figure">{getKyivClockTime(new Date(at))}</b>
      <div>
        <CallerLink line={line} from={{ page: 'reminders', day: getKyivDay(new Date(at)) }} />
        <span className="block">{formatPhone(lead.phone)}</span>
        <span className="block text-sm text-muted">
          {joinTexts(texts.getAppointmentKindName(kind), texts.getDoctorName(doctor), ...orders)}
        </span>
        {!isKept && <ReminderResultText appointment={appointment} texts={texts} />}
      </div>
      <div className="grid content-start gap-3 max-lg:col-span-full">
        <LineResult
          line={line}
          isSettled={isSettled}
          flash={flash}
          to={undonePath}
          className=""
          texts={texts}
        >
          <LineForm
            line={line}
            className="flex flex-wrap gap-2"
            to={isMoving ? movePath : keptPath}
          >
            {isToCall && (
              <CallButton
                phone={lead.phone}
                number={lead.number}
                messages={messages}
                widthClass="max-sm:basis-full"
              />
            )}
            {reminderResults
              .filter((result) => result !== 'confirmed' || isToCall)
              .map((result) => (
                <OutcomeButton
                  key={result}
                  value={`kind=${result}&appointment=${id}`}
                  text={t(`do.${result}`)}
                />
              ))}
            {isMoving && !isSettled ? (
              <MoveDialog line={line} texts={texts} />
            ) : (
              <DeskLink look="outline" href={`${movePath}#line-${id}`} text={t('do.moves')} />
            )}
            <OutcomeButton
              value={`kind=cancelledByThem&appointment=${id}`}
              text={t('do.cancelledByThem')}
            />
          </LineForm>
        </LineResult>
        <ReminderText line={line} texts={texts} />
        {together.length > 1 && (
          <TogetherForm
            lines={together}
            to={togetherPath + createResultHash(appointment)}
            texts={texts}
          />
        )}
      </div>
    </li>
  )
}

type TogetherFormProps = { lines: readonly ReminderLine[]; to: string; texts: DeskTexts }

/**
 * One button that confirms the appointments of all lines, and names the people. The button keeps its
 * room when fewer than two lines are left to confirm, so that no line moves.
 */
function TogetherForm({ lines, to, texts: { t } }: TogetherFormProps): ReactNode {
  const open = lines.filter((line) => !isSettledLine(line))
  const [first, ...others] = open.length > 1 ? open : lines
  if (!first) return null
  const also = others.map(({ appointment }) => `&also=${appointment.id}`).join('')
  const names = listNames([first, ...others].flatMap(({ leads }) => leads)).join(', ')
  return (
    <DeskForm
      action="/api/staff/lead"
      fields={{ number: first.lead.number, version: first.version, to }}
      className={open.length > 1 ? undefined : 'invisible'}
    >
      <OutcomeButton
        value={`kind=confirmed&appointment=${first.appointment.id}${also}`}
        text={t('reminders.together', { names })}
      />
    </DeskForm>
  )
}
