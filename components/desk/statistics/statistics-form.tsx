import type { ReactNode } from 'react'
import { DeskButton } from '#components/desk/form/desk-button'
import { InputField } from '#components/desk/form/input-field'
import { SelectField } from '#components/desk/form/select-field'
import type { DeskTranslator } from '#lib/desk/desk-locale'
import { maxPeriodLength, periodLengths } from '#lib/desk/statistics/period'
import { breakdownDimensions, type StatisticsView } from '#lib/desk/statistics/statistics-view'
import { addDays } from '#lib/time/kyiv-time'
import { attributionModels } from '#lib/visits/campaign-rules'

type StatisticsFormProps = { view: StatisticsView; today: string; t: DeskTranslator }

/**
 * A form for the period and the breakdown of the statistics. The form is sent by GET, so that the
 * address of the page contains the chosen values. Staff can share this address.
 */
export function StatisticsForm({ view, today, t }: StatisticsFormProps): ReactNode {
  const dimensions = breakdownDimensions.map((value) => ({
    value,
    label: t(`statistics.by.${value}`),
  }))
  const touches = attributionModels.map((value) => ({
    value,
    label: t(`statistics.touch.${value}`),
  }))
  return (
    <form
      action="/staff/statistics"
      className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
      {(['from', 'to'] as const).map((end) => (
        <InputField
          key={end}
          name={end}
          label={t(`statistics.${end}`)}
          type="date"
          required
          defaultValue={view[end]}
        />
      ))}
      <SelectField
        name="by"
        label={t('statistics.dimensions')}
        value={view.by}
        options={dimensions}
      />
      <SelectField
        name="touch"
        label={t('statistics.touch.label')}
        value={view.touch}
        options={touches}
      />
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          name="tests"
          defaultChecked={view.tests}
          className="size-6 accent-action"
        />
        {t('statistics.withTests')}
      </label>
      {/* The Enter key presses the first button of a form, so “Show” comes first. */}
      <DeskButton text={t('statistics.show')} />
      <PeriodButtons view={view} today={today} t={t} />
    </form>
  )
}

function PeriodButtons({ view, today, t }: StatisticsFormProps): ReactNode {
  const isCurrent = (length: number) =>
    view.to === today && view.from === addDays(today, 1 - length)
  return (
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
          aria-current={isCurrent(length) ? 'true' : undefined}
        >
          {t('statistics.days', { count: length })}
        </button>
      ))}
      <small className="ml-3 text-sm text-muted">
        {t('statistics.longest', { count: maxPeriodLength })}
      </small>
    </div>
  )
}
