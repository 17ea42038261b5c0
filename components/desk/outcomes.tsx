import type { ComponentProps, ReactNode } from 'react'
import { Choice, DeskButton, Field } from '#components/desk/field'
import { contentIn } from '#lib/content/current-content'
import { laterTimes } from '#lib/desk/actions'
import { closeReasons, isBooked, visitKinds, type Caller } from '#lib/desk/caller'
import type { LeadWords } from '#lib/desk/words'
import { formatKyivTime } from '#lib/time/kyiv-time'

/** Says what becomes of the person, a query, with whatever else is in the form. */
export function Do(button: ComponentProps<typeof DeskButton>) {
  return <DeskButton name="do" {...button} />
}

/** Options of an outcome, over the page: in sight at every width, while nothing else moves. */
function Options({
  id,
  title,
  close,
  children,
}: {
  id: string
  title: string
  close: string
  children: ReactNode
}) {
  return (
    <>
      <DeskButton type="button" popoverTarget={id} text={title} />
      <div id={id} popover="auto" role="dialog" aria-label={title} className="desk-options">
        <p className="title-3">{title}</p>
        {children}
        <DeskButton
          type="button"
          look="link"
          popoverTarget={id}
          popoverTargetAction="hide"
          text={close}
        />
      </div>
    </>
  )
}

/** A time as a form has it, on a clock of Kyiv. */
export const inForm = (time: Date) => formatKyivTime(time).replace(' ', 'T')

/** What became of the call, in the form of the note, so that it goes with whatever is pressed; a visit is moved. */
export function Outcomes({ view, words }: { view: Caller; words: LeadWords }) {
  const { leads, open } = view
  const { t, locale, desk, at } = words
  const visit = leads.find(isBooked)
  if (open.length === 0 && !visit) return null
  const { address } = contentIn(locale).clinic
  const close = t('do.back')
  const appointmentAt = visit?.appointmentAt ? inForm(new Date(visit.appointmentAt)) : undefined
  const named = contentIn(locale).doctors.map(({ id, name }) => ({ value: id, label: name }))
  const doctors = [{ value: '', label: t('visit.anyDoctor') }, ...named]
  const kinds = visitKinds.map((value) => ({ value, label: t(`visit.kinds.${value}`) }))
  return (
    <div className="grid grid-cols-2 gap-2 max-md:sticky max-md:bottom-0 max-md:bg-paper max-md:py-3">
      {open.length > 0 && <Do value="kind=noAnswer" text={t('do.noAnswer')} />}
      {open.length > 0 && (
        <Options id="later" title={t('do.later')} close={close}>
          {laterTimes(desk.now).map((time) => (
            <Do
              key={time.getTime()}
              value={`kind=later&dueAt=${inForm(time)}`}
              text={at(time.toISOString())}
            />
          ))}
          <Field name="dueAt" label={t('do.time')} type="datetime-local" />
          <Do look="primary" value="kind=later" text={t('do.laterAt')} />
        </Options>
      )}
      <Options id="booked" title={t(open.length > 0 ? 'do.booked' : 'do.moved')} close={close}>
        <Field
          name="appointmentAt"
          label={t('visit.at')}
          type="datetime-local"
          defaultValue={appointmentAt}
        />
        <Choice
          name="appointmentKind"
          label={t('visit.kind')}
          value={visit?.appointmentKind ?? undefined}
          options={kinds}
        />
        <Choice
          name="appointmentDoctor"
          label={t('visit.doctor')}
          value={visit?.appointmentDoctor ?? ''}
          options={doctors}
        />
        <p className="text-sm text-muted">
          {t('visit.place', { address: `${address.street}, ${address.city}` })}
        </p>
        <Do look="primary" value="kind=booked" text={t('visit.book')} />
      </Options>
      {open.length > 0 && (
        <Options id="closed" title={t('do.closed')} close={close}>
          {closeReasons.map((reason) => (
            <Do key={reason} value={`kind=closed&reason=${reason}`} text={t(`reasons.${reason}`)} />
          ))}
          <Do value="kind=spam" text={t('do.spam')} />
        </Options>
      )}
    </div>
  )
}
