import { Field } from '#components/staff/field'
import { statisticsQuery, periodLengths, type Period } from '#lib/desk/statistics/period'
import { deskWords } from '#lib/desk/words'

type PeriodFormProps = { period: Period; by: string; today: string }

/** The period that is shown: the last days by a link, any other by the form. */
export async function PeriodForm({ period, by, today }: PeriodFormProps) {
  const t = await deskWords('Staff')
  const day = { type: 'date', required: true, max: today }
  return (
    <div className="period">
      <nav className="period-lengths" aria-label={t('statistics.period')}>
        {periodLengths.map((length) => (
          <a
            key={length}
            href={`/staff/statistics?${statisticsQuery({ ...period, length }, by)}`}
            aria-current={length === period.length ? 'true' : undefined}
          >
            {t('statistics.days', { count: length })}
          </a>
        ))}
      </nav>
      <form action="/staff/statistics" className="period-days">
        <input type="hidden" name="by" value={by} />
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} name={end} label={t(`statistics.${end}`)} defaultValue={period[end]} {...day} />
        ))}
        <p>
          <button className="desk-button is-quiet">{t('statistics.show')}</button>
        </p>
      </form>
    </div>
  )
}
