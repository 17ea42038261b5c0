import { DeskTitle } from '#components/desk/desk-page'
import { DeskButton, DeskLink, Field, pageClass } from '#components/desk/field'
import { PrintButton } from '#components/ui/print-button'
import { getSiteContent } from '#lib/content/current-content'
import { dayOf } from '#lib/desk/lists'
import { listPath } from '#lib/desk/list-query'
import { joined, openPage } from '#lib/desk/words'
import { formatPhone } from '#lib/leads/phone'
import { formatDay } from '#lib/i18n/format'
import { addDays, getKyivDay, formatKyivTime, getKyivDayStart } from '#lib/time/kyiv-time'
import { getOpeningSpans } from '#lib/time/next-call'

export default async function DayPage({ searchParams }: PageProps<'/staff/day'>) {
  const words = await openPage('reception')
  const { t, locale, person, desk } = words
  const { day: asked } = await searchParams
  const day = typeof asked === 'string' && getKyivDayStart(asked) ? asked : getKyivDay(desk.now)
  const lines = await dayOf(person, desk, day)
  const spans = getOpeningSpans(day, getSiteContent().clinic.hours).map(
    ({ opens, closes }) => `${opens}–${closes}`,
  )
  return (
    <div className={pageClass}>
      <DeskTitle text={t('tabs.day')} />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="mr-auto">
          <h1 className="title-2">{formatDay(locale, day)}</h1>
          <p className="text-muted">
            {spans.length > 0 ? t('day.hours', { hours: spans.join(', ') }) : t('day.closed')}
          </p>
        </div>
        <form action="/staff/day" className="flex flex-wrap items-end gap-2 print:hidden">
          <DeskLink
            look="outline"
            href={`/staff/day?day=${addDays(day, -1)}`}
            text={t('day.before')}
          />
          <DeskLink
            look="outline"
            href={`/staff/day?day=${addDays(day, 1)}`}
            text={t('day.after')}
          />
          <Field name="day" label={t('list.day')} type="date" defaultValue={day} />
          <DeskButton text={t('list.show')} />
          <PrintButton
            look="outline"
            className="min-h-11 px-4 py-2 noscript:hidden"
            label={t('day.print')}
          />
        </form>
      </div>
      {lines.length === 0 ? (
        <p>{t('day.empty')}</p>
      ) : (
        <ul>
          {lines.map(({ lead, at }) => (
            <li
              key={lead.number}
              className="grid grid-cols-[4rem_1fr] gap-x-4 border-t border-line py-3 sm:grid-cols-[4rem_1fr_1fr] print:break-inside-avoid"
            >
              <b className="figure">{formatKyivTime(new Date(at)).slice(11)}</b>
              <span>
                <a
                  className="font-semibold underline"
                  href={listPath({ tab: 'all', lead: lead.number })}
                >
                  {lead.name}
                </a>
                <span className="block">{formatPhone(lead.phone)}</span>
              </span>
              <span className="max-sm:col-start-2">
                {words.kind(lead.appointmentKind) || t('day.call')}
                <span className="block text-muted">
                  {joined(words.doctor(lead.appointmentDoctor), words.order(lead.order))}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
