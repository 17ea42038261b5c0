import type { ReactNode } from 'react'
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
          <div className="figure-table" role="region" aria-labelledby={id} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {table.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(([first, ...cells]) => (
                  <tr key={first}>
                    <th scope="row">{first}</th>
                    {cells.map((cell, index) => (
                      <td key={index}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
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
