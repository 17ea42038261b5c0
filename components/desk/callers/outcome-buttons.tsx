import type { ReactNode } from 'react'
import { BookAppointment } from '#components/desk/appointments/book-appointment'
import { OutcomeButton } from '#components/desk/callers/outcome-button'
import { OutcomeDialog } from '#components/desk/callers/outcome-dialog'
import { InputField } from '#components/desk/form/input-field'
import type { Caller } from '#lib/desk/callers/caller'
import { getCallbackTimes } from '#lib/desk/callers/callback-times'
import { closeReasons, isBookedLead } from '#lib/desk/callers/lead-state'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { toFormTime } from '#lib/desk/form-time'

type OutcomeButtonsProps = { caller: Caller; texts: DeskTexts }

/**
 * Buttons for the outcome of a call. They belong to the caller's form, which contains the note, so
 * each outcome also saves a typed note.
 */
export function OutcomeButtons({ caller, texts }: OutcomeButtonsProps): ReactNode {
  const { leads, open } = caller
  const { t } = texts
  const booked = leads.find(isBookedLead)
  if (open.length === 0 && !booked) return null
  const hasOpen = open.length > 0
  const close = t('do.back')
  return (
    <div className="grid grid-cols-2 gap-2 max-md:sticky max-md:bottom-0 max-md:bg-paper max-md:py-3">
      {hasOpen && <OutcomeButton value="kind=noAnswer" text={t('do.noAnswer')} />}
      {hasOpen && (
        <OutcomeDialog id="later" title={t('do.later')} close={close}>
          <CallbackOptions texts={texts} />
        </OutcomeDialog>
      )}
      <OutcomeDialog id="booked" title={t(hasOpen ? 'do.booked' : 'do.moved')} close={close}>
        <BookAppointment booked={booked} texts={texts} />
      </OutcomeDialog>
      {hasOpen && (
        <OutcomeDialog id="closed" title={t('do.closed')} close={close}>
          {closeReasons.map((reason) => (
            <OutcomeButton
              key={reason}
              value={`kind=closed&reason=${reason}`}
              text={t(`reasons.${reason}`)}
            />
          ))}
          <OutcomeButton value="kind=spam" text={t('do.spam')} />
        </OutcomeDialog>
      )}
    </div>
  )
}

function CallbackOptions({ texts: { t, desk, formatTime } }: { texts: DeskTexts }): ReactNode {
  return (
    <>
      {getCallbackTimes(desk.now).map((time) => (
        <OutcomeButton
          key={time.getTime()}
          value={`kind=later&dueAt=${toFormTime(time)}`}
          text={formatTime(time.toISOString())}
        />
      ))}
      <InputField name="dueAt" label={t('do.time')} type="datetime-local" />
      <OutcomeButton look="primary" value="kind=later" text={t('do.laterAt')} />
    </>
  )
}
