import type { ReactNode } from 'react'
import { DayForm } from '#components/desk/appointments/day-form'
import { WeekDayCell } from '#components/desk/appointments/week-day'
import { DeskTitle } from '#components/desk/layout/desk-title'
import { pageClass } from '#components/desk/layout/page-styles'
import { readWeekPlan } from '#lib/desk/appointments/week-plan'
import { openDeskPage } from '#lib/desk/desk-texts'
import { formatDays } from '#lib/i18n/format'
import { addDays, getKyivDay, isKyivDay } from '#lib/time/kyiv-time'

/** The appointments and the free time of each doctor in one week. */
export default async function WeekPage({
  searchParams,
}: PageProps<'/staff/week'>): Promise<ReactNode> {
  const texts = await openDeskPage('reception')
  const { t, locale, person, desk } = texts
  const { day: requested } = await searchParams
  const day = isKyivDay(requested) ? requested : getKyivDay(desk.now)
  const { monday, doctors } = await readWeekPlan(person, desk, day)
  return (
    <div className={pageClass}>
      <DeskTitle text={t('tabs.week')} />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <h1 className="mr-auto title-2">{formatDays(locale, monday, addDays(monday, 6))}</h1>
        <DayForm
          path="/staff/week"
          day={day}
          before={addDays(monday, -7)}
          after={addDays(monday, 7)}
          t={t}
        />
      </div>
      <p className="max-w-160 text-sm text-muted">{t('week.assumes')}</p>
      {doctors.map(({ doctor, days }) => (
        <section key={doctor} aria-labelledby={`week-${doctor}`}>
          <h2 id={`week-${doctor}`} className="pb-2 title-3">
            {doctor === null ? t('week.anyDoctor') : texts.getDoctorName(doctor)}
          </h2>
          <ol className="grid gap-2 lg:auto-cols-fr lg:grid-flow-col">
            {days.map((plan) => (
              <WeekDayCell key={plan.day} plan={plan} texts={texts} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
