import type { ReactNode } from 'react'
import { DeskLink, linkClass } from '#components/desk/form/desk-button'
import type { StatisticsChartProps } from '#components/desk/statistics/statistics-card'
import { getValueLabel } from '#lib/desk/statistics/value-label'
import { Table } from '#components/table'
import { createStatisticsTable } from '#lib/desk/statistics/statistics-table'
import { formatNumber } from '#lib/i18n/format'

type NumbersTableProps = StatisticsChartProps & { name: 'day' | 'by' }

/** The numbers of a chart as a table, with a link that downloads the numbers as CSV. */
export function NumbersTable({ statistics, locale, t, name }: NumbersTableProps): ReactNode {
  const { by, columns, rows, csv } = createStatisticsTable(statistics, name)
  const { from, to } = statistics.view
  const href = `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`
  const title = by === 'day' ? t('statistics.day') : t(`statistics.by.${by}`)
  const formatCell = (value: number | null) => (value === null ? '—' : formatNumber(locale, value))
  return (
    <details>
      <summary className={linkClass}>{t('statistics.table')}</summary>
      <div
        className="overflow-x-auto [&_td]:text-right [&_th]:text-left [&_th]:font-normal [&_:is(td,th)]:border-t [&_:is(td,th)]:border-line [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:pr-3"
        tabIndex={0}
        role="group"
        aria-label={title}
      >
        <Table
          columns={[title, ...columns.map((column) => t(`statistics.columns.${column}`))]}
          rows={rows.map((row) => [
            getValueLabel(locale, t, by, row.key),
            ...columns.map((column) => formatCell(row[column])),
          ])}
        />
      </div>
      <DeskLink href={href} download={`${by}-${from}-${to}.csv`} text={t('statistics.csv')} />
    </details>
  )
}
