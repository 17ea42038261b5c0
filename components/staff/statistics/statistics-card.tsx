import type { ReactNode } from 'react'
import { DeskButton, DeskLink, Field, linkClass } from '#components/staff/field'
import { Table } from '#components/table'
import {
  periodLengths,
  statisticsTable,
  viewQuery,
  type Breakdown,
  type Statistics,
  type View,
} from '#lib/desk/statistics/statistics'
import type { Words } from '#lib/desk/words'
import { isLocale, localeDetails, type Locale } from '#lib/i18n/locales'
import { ownCampaign } from '#lib/leads/store/tables'
import { otherValues, personalWord } from '#lib/leads/visits'
import { findOrder } from '#lib/orders'
import { formatDay, formatNumber } from '#lib/i18n/format'

export type DrawingProps = { shown: Statistics; locale: Locale; t: Words }

type StatisticsCardProps = { title: string; aside?: string; isWide?: boolean; children: ReactNode }

/** A drawing under its title; the narrow ones stand side by side. */
export function StatisticsCard({ title, aside, isWide = false, children }: StatisticsCardProps) {
  const place = isWide ? 'col-span-full' : 'lg:border-t-0 lg:px-6 lg:first:pl-0 lg:not-first:border-l lg:nth-3:pr-0'
  return (
    <section
      className={`grid min-w-0 grid-cols-1 content-start gap-3 border-t border-line py-5 ${place}`}
      aria-label={title}
    >
      <div className="flex flex-wrap justify-between gap-x-3 gap-y-1">
        <h2 className="font-sans text-sm font-medium text-muted">{title}</h2>
        <strong>{aside}</strong>
      </div>
      {children}
    </section>
  )
}

export function Numbers({ shown, locale, t, name }: DrawingProps & { name: 'day' | 'by' }) {
  const { by, columns, rows, csv } = statisticsTable(shown, name)
  const { from, to } = shown.view
  const title = by === 'day' ? t('statistics.day') : t(`statistics.by.${by}`)
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
          rows={rows.map(({ key, numbers }) => [
            labelOf(locale, t, by, key),
            ...numbers.map((number) => (number === null ? '—' : formatNumber(locale, number))),
          ])}
        />
      </div>
      <DeskLink
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`}
        download={`${by}-${from}-${to}.csv`}
        text={t('statistics.csv')}
      />
    </details>
  )
}

type ViewNavProps = { label: string; shown: View; choices: readonly { view: View; text: string; isChosen?: boolean }[] }

export function ViewNav({ label, shown, choices }: ViewNavProps) {
  return (
    <nav className="flex flex-wrap gap-0.5" aria-label={label}>
      {choices.map(({ view, text, isChosen = viewQuery(view) === viewQuery(shown) }) => (
        <a
          key={text}
          className="inline-flex min-h-11 items-center rounded-lg px-3 py-1 hover:bg-wash aria-[current]:bg-band aria-[current]:font-semibold aria-[current]:text-on-band"
          href={`/staff/statistics?${viewQuery(view)}`}
          aria-current={isChosen ? 'true' : undefined}
        >
          {text}
        </a>
      ))}
    </nav>
  )
}

export function ViewForm({ view, t }: { view: View; t: Words }) {
  const lengths = periodLengths.map((length) => ({
    view: { ...view, length },
    text: t('statistics.days', { count: length }),
  }))
  const trials = { view: { ...view, tests: !view.tests }, text: t('statistics.withoutTests'), isChosen: !view.tests }
  const kept = [...new URLSearchParams(viewQuery(view))].filter(([name]) => !['from', 'to', 'days'].includes(name))
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <ViewNav label={t('statistics.period')} shown={view} choices={[...lengths, trials]} />
      <form action="/staff/statistics" className="flex flex-wrap items-end gap-3">
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} name={end} label={t(`statistics.${end}`)} type="date" required defaultValue={view[end]} />
        ))}
        <p>
          <DeskButton text={t('statistics.show')} />
        </p>
      </form>
    </div>
  )
}

const special = { [ownCampaign]: 'campaign', [personalWord]: 'personal', [otherValues]: 'other' } as const
const isSpecial = (key: string): key is keyof typeof special => key in special

export function labelOf(locale: Locale, t: Words, by: Breakdown | 'day', key: string): string {
  if (by === 'day') return formatDay(locale, key)
  if (by === 'language') return isLocale(key) ? localeDetails[key].name : key
  if (key === '') return t(`statistics.none.${by}`)
  if (isSpecial(key)) return t(`statistics.special.${special[key]}`)
  return by === 'package' ? (findOrder(key)?.label[locale] ?? t('lead.otherOrder')) : key
}

/** A part of a whole in per cent: `38%`, small ones with a decimal, a change as `+38%`; a dash without a whole. */
export function formatShare(locale: Locale, part: number, whole: number, isChange = false): string {
  if (whole === 0) return '—'
  const share = part / whole
  const maximumFractionDigits = Math.abs(share) < 0.1 ? 1 : 0
  const signDisplay = isChange ? 'exceptZero' : 'auto'
  const options = { style: 'percent', maximumFractionDigits, signDisplay } as const
  return share.toLocaleString(localeDetails[locale].tag, options).replace('-', '−')
}
