import type { ReactNode } from 'react'
import { DeskTable } from '#components/staff/desk-table'
import { deskWords } from '#lib/desk/words'
import type { StatisticsTable } from '#lib/desk/statistics/tables'

type StatisticsCardProps = {
  name: string
  title: string
  /** The number to remember. */
  aside?: string | undefined
  /** Not for a drawing that says its numbers itself. */
  table?: StatisticsTable
  children: ReactNode
}

/** A drawing under its title, with its numbers beneath as a table. */
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
          <DeskTable columns={table.columns} rows={table.rows} className="statistics-table" labelledBy={id} />
          {table.csv !== undefined && (
            <a className="desk-link" href={table.csv}>
              {t('statistics.csv')}
            </a>
          )}
        </details>
      )}
    </section>
  )
}
