import type { ReactNode } from 'react'
import { Choice, deskButton, Field, linkClass } from '#components/staff/field'
import { content } from '#lib/content/content'
import { visitKinds } from '#lib/desk/actions'
import { closeReasons, type DeskLead } from '#lib/desk/caller'
import { laterTimes } from '#lib/desk/later-times'
import type { CallerView } from '#lib/desk/lists'
import { deskWords, doctorNames, type LeadWords } from '#lib/desk/words'

/** Options of an outcome, over the page: in sight at every width, while nothing else moves. */
function Options({ id, title, close, children }: { id: string; title: string; close: string; children: ReactNode }) {
  return (
    <>
      <button type="button" className={deskButton('outline')} popoverTarget={id}>
        {title}
      </button>
      <div id={id} popover="auto" role="dialog" aria-label={title} className="desk-options">
        <p className="title-3">{title}</p>
        {children}
        <button type="button" className={linkClass} popoverTarget={id} popoverTargetAction="hide">
          {close}
        </button>
      </div>
    </>
  )
}

/** What became of the call, in the form of the note, so that it goes with whatever is pressed. */
export async function Outcomes({ view, words }: { view: CallerView; words: LeadWords }) {
  const t = await deskWords('Staff')
  const { locale, now, at } = words
  const { address } = content.clinic
  const close = t('do.back')
  const doctors = [...doctorNames(locale)].map(([value, label]) => ({ value, label }))
  const kinds = visitKinds.map((value) => ({ value, label: t(`visit.kinds.${value}`) }))
  return (
    <div className="grid grid-cols-2 gap-2 max-md:sticky max-md:bottom-0 max-md:bg-paper max-md:py-3">
      <button className={deskButton('outline')} name="do" value="noAnswer">
        {t('do.noAnswer')}
      </button>
      <Options id="later" title={t('do.later')} close={close}>
        {laterTimes(now).map((time) => (
          <button
            key={time.toISOString()}
            className={deskButton('outline')}
            name="do"
            value={`later=${time.toISOString()}`}
          >
            {at(time.toISOString())}
          </button>
        ))}
        <Field name="time" label={t('do.time')} type="datetime-local" />
        <button className={deskButton()} name="do" value="later">
          {t('do.laterAt')}
        </button>
      </Options>
      <Options id="booked" title={t('do.booked')} close={close}>
        <Field name="visit" label={t('visit.at')} type="datetime-local" />
        <Choice name="kind" label={t('visit.kind')} value={kindOf(view.open[0])} options={kinds} />
        <Choice
          name="doctor"
          label={t('visit.doctor')}
          options={[{ value: '', label: t('visit.anyDoctor') }, ...doctors]}
        />
        <p className="text-sm text-muted">
          {t('visit.place', { address: `${address.street[locale]}, ${address.city[locale]}` })}
        </p>
        <button className={deskButton()} name="do" value="booked">
          {t('visit.book')}
        </button>
      </Options>
      <Options id="closed" title={t('do.closed')} close={close}>
        {closeReasons.map((reason) => (
          <button key={reason} className={deskButton('outline')} name="do" value={`closed=${reason}`}>
            {t(`reasons.${reason}`)}
          </button>
        ))}
        <button className={deskButton('outline')} name="do" value="spam">
          {t('do.spam')}
        </button>
      </Options>
    </div>
  )
}

/** The kind of visit that an order is most likely about. */
function kindOf(lead: DeskLead | undefined): (typeof visitKinds)[number] {
  if (lead?.order === 'check-up') return 'checkUp'
  return lead?.order?.includes(':') && !lead.order.endsWith('consultation') ? 'programme' : 'consultation'
}
