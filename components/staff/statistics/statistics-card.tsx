import type { ReactNode } from 'react'
import { DeskLink, Field } from '#components/staff/field'
import { Table } from '#components/table'
import { deskPath } from '#lib/auth/paths'
import { periodLengths, statisticsQuery, type Period } from '#lib/desk/statistics/period'
import type { ShownStatistics } from '#lib/desk/statistics/statistics'
import type { StatisticsTable } from '#lib/desk/statistics/tables'
import { deskWords } from '#lib/desk/words'

type StatisticsCardProps = {
  name: string
  title: string
  aside?: string | undefined
  /** Not for a drawing that says its numbers itself. */
  table?: StatisticsTable
  children: ReactNode
}

export async function StatisticsCard({ name, title, aside, table, children }: StatisticsCardProps) {
  const t = await deskWords('Staff')
  const id = `statistics-${name}`
  return (
    <section className={`statistics-card is-${name}`} aria-labelledby={id}>
      <div className="statistics-head">
        <h2 id={id}>{title}</h2>
        {aside !== undefined && <strong>{aside}</strong>}
      </div>
      {children}
      {table && (
        <details>
          <summary>{t('statistics.table')}</summary>
          <div className="statistics-table" tabIndex={0} role="group" aria-labelledby={id}>
            <Table columns={table.columns} rows={table.rows} />
          </div>
          {table.csv !== undefined && <DeskLink href={table.csv}>{t('statistics.csv')}</DeskLink>}
        </details>
      )}
    </section>
  )
}

/** Words beneath a drawing, at so many per cent of its width. */
export function Axis({ marks }: { marks: readonly { at: number; text: string; isLast?: boolean }[] }) {
  return (
    <svg className="axis" height="20" aria-hidden="true">
      {marks.map(({ at, text, isLast }) => (
        <text
          key={at}
          className={isLast ? 'is-last' : undefined}
          x={`${at}%`}
          y="15"
          textAnchor={at === 0 ? 'start' : at === 100 ? 'end' : 'middle'}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}

export async function PeriodForm({ period, by, today }: { period: Period; by: string; today: string }) {
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

export async function NoStatistics({ shown: { total, period, by } }: { shown: ShownStatistics }) {
  const t = await deskWords('Staff')
  return (
    <div className="no-statistics">
      <svg viewBox="0 0 100 34" width="200" aria-hidden="true">
        <rect className="goal" y="8" width="100" height="18" rx="4" />
        <circle className="ring" cx="12" cy="17" r="5" />
      </svg>
      <h2>{t('statistics.empty')}</h2>
      <p>{t('statistics.emptyViewed', { count: total.viewed })}</p>
      <p>
        {period.length !== 90 && (
          <a
            className="desk-button is-quiet"
            href={`/staff/statistics?${statisticsQuery({ ...period, length: 90 }, by)}`}
          >
            {t('statistics.days', { count: 90 })}
          </a>
        )}{' '}
        <DeskLink href={`${deskPath}/links`}>{t('statistics.makeLink')}</DeskLink>
      </p>
    </div>
  )
}
