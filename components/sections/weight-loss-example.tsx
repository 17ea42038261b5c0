import type { ReactNode } from 'react'
import { Table } from '#components/table'
import { contentIn } from '#lib/content/current-content'
import type { InLanguage } from '#lib/content/localized'
import type { ExampleMeasure } from '#lib/content/schemas/weight-loss'
import { getPageTranslator } from '#lib/i18n/current-locale'

export async function WeightLossExample(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('WeightLoss')
  const { label, note, measures } = contentIn(locale).weightLoss.resultsExample
  return (
    <figure
      className="mt-10 mb-12 rounded-3xl bg-wash p-5 sm:p-9 lg:mt-14"
      aria-labelledby="course-title"
    >
      <p id="course-title" className="title-3 text-lg">
        {label}
      </p>
      <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-2 print:grid-cols-2 print:gap-x-8">
        {measures.map((measure) => (
          <CoursePlot key={measure.id} measure={measure} />
        ))}
      </div>
      <figcaption className="mt-6 line-above pt-4">
        <p className="note">{note}</p>
        <details className="text-sm">
          <summary className="w-fit pr-10 print:hidden">{t('table')}</summary>
          <Table
            className="rows w-full max-w-120"
            columns={[t('month'), ...measures.map(({ name, unit }) => `${name}, ${unit}`)]}
            rows={measures[0].values.map((_value, month) => [
              month,
              ...measures.map(({ values }) => values[month]),
            ])}
          />
        </details>
      </figcaption>
    </figure>
  )
}

const onPlot = 'absolute mb-3 -ml-2 text-sm/tight [font-weight:500]'

/** Space in the chart before the first and after the last value, in months. */
const margin = 0.3

async function CoursePlot({ measure }: { measure: InLanguage<ExampleMeasure> }) {
  const { t } = await getPageTranslator('WeightLoss')
  const { id, name, unit, goal, values, remark } = measure
  const [low, high] = measure.scale
  const months = values.length - 1
  const left = (month: number) => `${((month + margin) / (months + 2 * margin)) * 100}%`
  const bottom = (value: number) => `${((value - low) / (high - low)) * 100}%`
  const at = (value: number, month: number) => `${month} ${high - value}`
  const dots = (isShown: (value: number) => boolean) =>
    values.map((value, month) => (isShown(value) ? `M${at(value, month)}h0` : '')).join('')
  const isOut = (value: number) => value > goal.to
  const [start = 0] = values
  const end = values.at(-1) ?? start
  const range = { from: String(goal.from), to: String(goal.to), unit: unit }
  const title = `${name}, ${unit}`
  const band = {
    x: -margin,
    y: high - goal.to,
    width: months + 2 * margin,
    height: goal.to - goal.from,
  }
  const course = `M${values.map(at).join('L')}`
  return (
    <div>
      <p className="mb-3 flex flex-wrap justify-between gap-x-4">
        <b className="font-semibold">{name}</b>
        <span className="note whitespace-nowrap">{t('goal', range)}</span>
      </p>
      <div className="course-plane relative mr-22">
        <svg
          className="h-65 w-full rounded-md bg-paper text-mark dark:bg-plum"
          role="img"
          aria-labelledby={`${id}-title ${id}-text`}
          viewBox={`${-margin} 0 ${months + 2 * margin} ${high - low}`}
          preserveAspectRatio="none"
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-text`}>
            {t('course', { ...range, months, start: String(start), end: String(end) })}
          </desc>
          <rect {...band} className="fill-band" />
          <path d={course} strokeWidth="2" opacity="0.45" />
          <clipPath id={`${id}-band`}>
            <rect {...band} />
          </clipPath>
          <path
            d={course}
            strokeWidth="2"
            clipPath={`url(#${id}-band)`}
            className="stroke-pistachio-ink"
          />
          <path d={dots((value) => !isOut(value))} strokeWidth="14" className="stroke-plum" />
          <path d={dots(isOut)} strokeWidth="14" />
          <path d={dots(isOut)} strokeWidth="9" className="stroke-apricot" />
        </svg>
        <span className={onPlot} style={{ left: left(0), bottom: bottom(start) }}>
          {start}
        </span>
        {/* The remark has room for two lines, so that its first line stays when the second arrives. */}
        {remark && (
          <span
            className={`min-h-[2lh] max-w-34 text-balance ${onPlot}`}
            style={{ left: left(remark.month), bottom: bottom(values[remark.month] ?? start) }}
          >
            {remark.text}
          </span>
        )}
        <p
          className="absolute -right-22 w-22 pl-4 text-sm [translate:0_50%]"
          style={{ bottom: bottom(end) }}
        >
          <i
            className={`marker top-[calc(50%-2px)] -left-4 h-1 w-4 ${isOut(end) ? '' : '[--halo:transparent] [--mark:var(--color-plum)]'}`}
          />
          <span className="figure block text-key">{end}</span> {unit}
        </p>
      </div>
      <p className="scale-numbers relative mt-2 mr-22 h-6" aria-hidden="true">
        {values.map((_, month) => (
          <span key={month} style={{ left: left(month) }}>
            {month}
          </span>
        ))}
        <i className="absolute bottom-0 left-full pl-4 lowercase">{t('month')}</i>
      </p>
    </div>
  )
}
