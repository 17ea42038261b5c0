import type { ReactNode } from 'react'
import { formatNumber } from '#lib/format'
import { figuresQuery } from '#lib/staff/figures/period'
import type { ShownFigures } from '#lib/staff/figures/read-figures'
import { figureTable, type TableName } from '#lib/staff/figures/tables'
import { deskLocale, deskWords } from '#lib/staff/words'

type FigureCardProps = {
  name: TableName
  title: string
  /** The number to remember. */
  aside?: string | undefined
  shown: ShownFigures
  children: ReactNode
}

/** A drawing under its title, with its numbers beneath as a table and as CSV. */
export async function FigureCard({ name, title, aside, shown, children }: FigureCardProps) {
  const t = await deskWords('Staff')
  const locale = await deskLocale()
  const { columns, rows } = await figureTable(name, shown)
  return (
    <section className={`figure-card is-${name}`} aria-labelledby={`figure-${name}`}>
      <div className="figure-head">
        <h2 id={`figure-${name}`}>{title}</h2>
        {aside !== undefined && <strong>{aside}</strong>}
      </div>
      {children}
      <details>
        <summary>{t('figures.table')}</summary>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.iso ?? row.name}>
                <th scope="row">{row.name}</th>
                {row.cells.map((cell, index) => (
                  <td key={index}>{cell === null ? '—' : formatNumber(locale, cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          <a className="desk-link" href={`/staff/figures/csv?${figuresQuery(shown.period, shown.by)}&table=${name}`}>
            {t('figures.csv')}
          </a>
        </p>
      </details>
    </section>
  )
}
