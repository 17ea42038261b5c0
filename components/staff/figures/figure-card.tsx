import type { ReactNode } from 'react'
import { DeskTable } from '#components/staff/desk-table'
import { deskWords } from '#lib/staff/words'
import type { FigureTable } from '#lib/staff/figures/tables'

type FigureCardProps = {
  name: string
  title: string
  /** The number to remember. */
  aside?: string | undefined
  /** Not for a drawing that says its numbers itself. */
  table?: FigureTable
  children: ReactNode
}

/** A drawing under its title, with its numbers beneath as a table. */
export async function FigureCard({ name, title, aside, table, children }: FigureCardProps) {
  const t = await deskWords('Staff')
  const id = `figure-${name}`
  return (
    <section className={`figure-card is-${name}`} aria-labelledby={id}>
      <div className="figure-head">
        <h2 id={id}>{title}</h2>
        {aside !== undefined && <strong>{aside}</strong>}
      </div>
      {children}
      {table && (
        <details>
          <summary>{t('figures.table')}</summary>
          <DeskTable columns={table.columns} rows={table.rows} className="figure-table" labelledBy={id} />
          {table.csv !== undefined && (
            <a className="desk-link" href={table.csv}>
              {t('figures.csv')}
            </a>
          )}
        </details>
      )}
    </section>
  )
}
