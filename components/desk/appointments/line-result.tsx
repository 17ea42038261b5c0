import type { ReactNode } from 'react'
import { ReminderResultText } from '#components/desk/appointments/reminder-result-text'
import { DeskButton, DeskLink } from '#components/desk/form/desk-button'
import { DeskForm } from '#components/desk/form/desk-form'
import { PostNotice } from '#components/desk/layout/post-notice'
import type { Appointment } from '#lib/desk/appointments/appointment'
import type { DayPlanLine } from '#lib/desk/appointments/day-plan'
import { listNames } from '#lib/desk/callers/caller-names'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { concernsLeads, type ChangeFlash } from '#lib/desk/flash'

type LineResultProps = {
  line: DayPlanLine & { appointment: Appointment }
  /** True for a line that needs no call and no buttons any more. */
  isSettled: boolean
  /** The result of the last POST request from this page; otherwise null. */
  flash: ChangeFlash | null
  /** The path of the page after an undo. */
  to: string
  className: string
  texts: DeskTexts
  /** The form with the buttons of the line. */
  children: ReactNode
}

/** The fragment of the result of an appointment's line. */
export const createResultHash = ({ id }: Appointment): string => `#result-${id}`

/**
 * The buttons of a line, and below them its result with the undo. In a settled line the buttons are
 * invisible and keep their room. A second press on the same spot therefore presses nothing: neither
 * the undo nor the buttons of the next line.
 */
export function LineResult({
  line,
  isSettled,
  flash: pageFlash,
  to: path,
  className,
  texts,
  children,
}: LineResultProps): ReactNode {
  const { t } = texts
  const { appointment, leads, isKept, undo } = line
  const to = path + createResultHash(appointment)
  const flash = pageFlash && concernsLeads(pageFlash, leads) ? pageFlash : null
  const isResultInPlace =
    isSettled && flash?.result.kind === 'done' && flash.result.event === undo?.id
  const notice = isResultInPlace ? null : flash
  const isNoticeWithUndo = notice?.result.kind === 'done' && notice.result.event !== undefined
  const hasReminder = isKept && !isSettled && appointment.reminder !== null
  return (
    <div className={`grid content-start gap-2 ${className}`}>
      <div className="grid *:col-start-1 *:row-start-1">
        <div className={isSettled ? 'invisible' : undefined}>{children}</div>
        {isSettled && (
          <p role={isResultInPlace ? 'status' : undefined} className="py-2.5 font-semibold">
            {t('said.done', {
              name: listNames(leads).join(', '),
              action: texts.getActionName(getResult(appointment)),
            })}
          </p>
        )}
      </div>
      {(notice || undo || hasReminder) && (
        <div id={`result-${appointment.id}`} className="line-result grid scroll-mt-40 gap-2">
          {notice && (
            <PostNotice
              texts={texts}
              to={to}
              numbers={leads.map(({ number }) => number)}
              className=""
            />
          )}
          {hasReminder && <ReminderResultText appointment={appointment} texts={texts} />}
          {undo && !isNoticeWithUndo && <UndoForm line={line} undo={undo} to={to} texts={texts} />}
          <p className="line-continue">
            <DeskLink href={`#line-${appointment.id}`} text={t('day.continue')} />
          </p>
        </div>
      )}
    </div>
  )
}

const getResult = ({ status, reminder }: Appointment): string | null =>
  status === 'booked' ? reminder : status

type UndoFormProps = Pick<LineResultProps, 'line' | 'to' | 'texts'> & {
  undo: NonNullable<DayPlanLine['undo']>
}

function UndoForm({ line: { lead }, undo, to, texts }: UndoFormProps): ReactNode {
  return (
    <DeskForm
      action="/api/staff/lead"
      fields={{ number: lead.number, to, kind: 'undo', event: undo.id }}
    >
      <DeskButton text={texts.t('do.undoNamed', { name: undo.names.join(', ') })} />
    </DeskForm>
  )
}
