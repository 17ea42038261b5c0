import type { ReactNode } from 'react'
import { DayForm } from '#components/desk/appointments/day-form'
import { DayLine } from '#components/desk/appointments/day-line'
import { DeskLink } from '#components/desk/form/desk-button'
import { DeskTitle } from '#components/desk/layout/desk-title'
import { alertClass, pageClass } from '#components/desk/layout/page-styles'
import { PostNotice } from '#components/desk/layout/post-notice'
import { PrintButton } from '#components/ui/print-button'
import { getSiteContent } from '#lib/content/current-content'
import { canBeReminded } from '#lib/desk/appointments/appointment-ends'
import { readDayPlan, type DayPlanLine } from '#lib/desk/appointments/day-plan'
import { createKeptPath, readKeptNumbers } from '#lib/desk/appointments/kept-lines'
import { openDeskPage } from '#lib/desk/desk-texts'
import { concernsLeads, readChangeFlash } from '#lib/desk/flash'
import { formatDay } from '#lib/i18n/format'
import { addDays, getKyivDay, isKyivDay } from '#lib/time/kyiv-time'
import { getOpeningSpans } from '#lib/time/next-call'

const dayPath = '/staff/day'

/**
 * A page to print with the appointments and the promised calls of one day. The page of today begins
 * with past appointments whose end staff have not recorded. The parameter `move` is the id of an
 * appointment. The page opens the dialog that moves this appointment.
 */
export default async function DayPage({
  searchParams,
}: PageProps<'/staff/day'>): Promise<ReactNode> {
  const texts = await openDeskPage('reception')
  const { t, locale, person, desk } = texts
  const { day: requested, move, kept: keptParameter } = await searchParams
  const movedId = typeof move === 'string' ? move : undefined
  const day = isKyivDay(requested) ? requested : getKyivDay(desk.now)
  const kept = readKeptNumbers(keptParameter)
  const { unended, lines } = await readDayPlan(person, desk, day, kept)
  const createLinePath = ({ lead }: DayPlanLine) =>
    createKeptPath(dayPath, day, [...kept, lead.number])
  // A line shows the notice about its own change. The page keeps its scroll position at this line.
  const flash = await readChangeFlash(person, desk, dayPath)
  const shownLeads = [...unended, ...lines].flatMap(({ appointment, leads }) =>
    appointment ? [leads] : [],
  )
  const hours = getOpeningSpans(day, getSiteContent().clinic.hours)
    .map(({ opens, closes }) => `${opens}–${closes}`)
    .join(', ')
  return (
    <div className={pageClass}>
      <DeskTitle text={t('tabs.day')} />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="mr-auto">
          <h1 className="title-2">{formatDay(locale, day)}</h1>
          <p className="text-muted">{hours === '' ? t('day.closed') : t('day.hours', { hours })}</p>
          {lines.some(({ appointment }) => appointment && canBeReminded(appointment, desk.now)) && (
            <DeskLink
              extra="print:hidden"
              href={`/staff/reminders?day=${day}`}
              text={t('reminders.open')}
            />
          )}
        </div>
        <DayForm path={dayPath} day={day} before={addDays(day, -1)} after={addDays(day, 1)} t={t}>
          <PrintButton
            look="outline"
            className="min-h-11 px-4 py-2 noscript:hidden"
            label={t('day.print')}
          />
        </DayForm>
      </div>
      {!(flash && shownLeads.some((leads) => concernsLeads(flash, leads))) && (
        <PostNotice texts={texts} to={createKeptPath(dayPath, day, kept)} />
      )}
      {unended.length > 0 && (
        <section aria-labelledby="unended" className={`${alertClass} print:hidden`}>
          <h2 id="unended" className="font-sans text-base font-semibold">
            {t('day.unended')}
          </h2>
          <p className="mb-3 text-sm text-muted">{t('day.unendedText')}</p>
          <ul className="press-guard">
            {unended.map((line) => (
              <DayLine
                key={line.appointment?.id}
                line={line}
                to={createLinePath(line)}
                isUnended
                movedId={movedId}
                flash={flash}
                texts={texts}
              />
            ))}
          </ul>
        </section>
      )}
      {lines.length === 0 ? (
        <p>{t('day.empty')}</p>
      ) : (
        <ul className="press-guard">
          {lines.map((line) => (
            <DayLine
              key={line.appointment?.id ?? line.lead.number}
              line={line}
              to={createLinePath(line)}
              movedId={movedId}
              flash={flash}
              texts={texts}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
