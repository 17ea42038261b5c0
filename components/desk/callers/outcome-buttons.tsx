import type { ReactNode } from 'react'
import { AppointmentDialog } from '#components/desk/appointments/appointment-dialog'
import { ConcernedRequests } from '#components/desk/callers/concerned-requests'
import { OutcomeButton } from '#components/desk/callers/outcome-button'
import { OutcomeDialog } from '#components/desk/callers/outcome-dialog'
import { InputField } from '#components/desk/form/input-field'
import { findPresetLead, type Caller } from '#lib/desk/callers/caller'
import { getCallbackTimes } from '#lib/desk/callers/callback-times'
import { hasSeveralNames } from '#lib/desk/callers/caller-names'
import { closeReasons } from '#lib/desk/callers/lead-state'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { findSentValue, type FormEntries } from '#lib/desk/flash'
import { toFormTime } from '#lib/desk/form-time'

type OutcomeButtonsProps = {
  caller: Caller
  /**
   * The values of the sent form while the desk asks staff to confirm the change. The fields show
   * these values again. Otherwise the list is empty.
   */
  sent: FormEntries
  texts: DeskTexts
}

/**
 * Buttons for the outcome of a call. The buttons belong to the caller's form, which contains the
 * note. Each outcome therefore also saves a typed note.
 */
export function OutcomeButtons({ caller, sent, texts }: OutcomeButtonsProps): ReactNode {
  const { t } = texts
  if (caller.open.length === 0) return null
  const order = findPresetLead(caller)?.order ?? null
  const close = t('do.back')
  const isOnePerson = !hasSeveralNames(caller.leads)
  const concernedClass = 'rounded-lg bg-wash p-3 text-sm'
  return (
    // On a phone the buttons stay at the bottom of the screen until the note below them is reached.
    <div className="grid grid-cols-2 gap-2 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-wash max-lg:px-4 max-lg:py-2">
      <OutcomeButton value="kind=noAnswer" text={t('do.noAnswer')} />
      <OutcomeDialog id="later" title={t('do.later')} close={close}>
        <div className={concernedClass}>
          <ConcernedRequests leads={caller.open} isForAll={isOnePerson} texts={texts} />
        </div>
        <CallbackOptions sent={sent} texts={texts} />
      </OutcomeDialog>
      <AppointmentDialog caller={caller} order={order} sent={sent} texts={texts} />
      <OutcomeDialog id="closed" title={t('do.closed')} close={close}>
        <div className={concernedClass}>
          <ConcernedRequests leads={caller.open} texts={texts} />
          {isOnePerson && caller.open.length > 1 && <p>{t('do.concernsNumber')}</p>}
        </div>
        {closeReasons.map((reason) => (
          <OutcomeButton
            key={reason}
            value={`kind=closed&reason=${reason}`}
            text={t(`reasons.${reason}`)}
          />
        ))}
        <OutcomeButton value="kind=spam" text={t('do.spam')} />
      </OutcomeDialog>
    </div>
  )
}

function CallbackOptions({
  sent,
  texts: { t, desk, formatTime },
}: Omit<OutcomeButtonsProps, 'caller'>): ReactNode {
  return (
    <>
      {getCallbackTimes(desk.now).map((time) => (
        <OutcomeButton
          key={time.getTime()}
          value={`kind=later&dueAt=${toFormTime(time)}`}
          text={formatTime(time.toISOString())}
        />
      ))}
      <InputField
        name="dueAt"
        label={t('do.time')}
        type="datetime-local"
        defaultValue={findSentValue(sent, 'dueAt')}
      />
      <OutcomeButton look="primary" value="kind=later" text={t('do.laterAt')} />
    </>
  )
}
