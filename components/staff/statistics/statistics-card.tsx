import type { ReactNode } from 'react'
import { Choice, DeskButton, DeskLink, Field, linkClass } from '#components/staff/field'
import { Table } from '#components/table'
import {
  breakdowns,
  maxLength,
  periodLengths,
  statisticsTable,
  type Breakdown,
  type Statistics,
} from '#lib/desk/statistics/statistics'
import type { Words } from '#lib/desk/words'
import { isLocale, localeDetails, type Locale } from '#lib/i18n/locales'
import { touches } from '#lib/leads/campaign'
import { ownCampaign } from '#lib/leads/store/tables'
import { otherValues, personalWord } from '#lib/leads/visits'
import { findOrder } from '#lib/orders'
import { formatDay, formatNumber } from '#lib/i18n/format'
import { addDays } from '#lib/time/kyiv-time'

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

/** What is shown, sent by GET: the address can be kept and shared. Enter presses the first button. */
export function ViewForm({ shown: { view, today }, t }: Omit<DrawingProps, 'locale'>) {
  return (
    <form action="/staff/statistics" className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} name={end} label={t(`statistics.${end}`)} type="date" required defaultValue={view[end]} />
      ))}
      <Choice
        name="by"
        label={t('statistics.dimensions')}
        value={view.by}
        options={breakdowns.map((value) => ({ value, label: t(`statistics.by.${value}`) }))}
      />
      <Choice
        name="touch"
        label={t('statistics.touch.label')}
        value={view.touch}
        options={touches.map((value) => ({ value, label: t(`statistics.touch.${value}`) }))}
      />
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" name="tests" defaultChecked={view.tests} className="size-6 accent-action" />
        {t('statistics.withTests')}
      </label>
      <DeskButton text={t('statistics.show')} />
      <div
        className="col-span-full flex w-full flex-wrap items-center gap-0.5"
        role="group"
        aria-label={t('statistics.period')}
      >
        {periodLengths.map((length) => (
          <button
            key={length}
            className="min-h-11 rounded-lg px-3 py-1 hover:bg-wash aria-[current]:bg-band aria-[current]:font-semibold aria-[current]:text-on-band"
            name="days"
            value={length}
            formNoValidate
            aria-current={view.to === today && view.from === addDays(today, 1 - length) ? 'true' : undefined}
          >
            {t('statistics.days', { count: length })}
          </button>
        ))}
        <small className="ml-3 text-sm text-muted">{t('statistics.longest', { count: maxLength })}</small>
      </div>
    </form>
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
