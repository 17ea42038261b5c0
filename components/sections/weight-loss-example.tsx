import { NumberTable } from '#components/figures/figure'
import { content } from '#lib/content/content'
import type { ExampleMeasure } from '#lib/content/programmes'
import { wordsOf } from '#lib/i18n/current-locale'

export async function WeightLossExample() {
  const { t, locale } = await wordsOf('WeightLoss')
  const { label, note, measures } = content.weightLoss.resultsExample
  return (
    <figure className="course" aria-labelledby="course-title">
      <p id="course-title" className="course-title">
        {label[locale]}
      </p>
      <div className="course-plots">
        {measures.map((measure) => (
          <CoursePlot key={measure.id} measure={measure} />
        ))}
      </div>
      <figcaption>
        <p className="note">{note[locale]}</p>
        <NumberTable
          summary={t('table')}
          columns={[t('month'), ...measures.map(({ name, unit }) => `${name[locale]}, ${unit[locale]}`)]}
          rows={measures[0].values.map((_value, month) => [month, ...measures.map(({ values }) => values[month])])}
        />
      </figcaption>
    </figure>
  )
}

/** Room left and right of the first and the last value, in months. */
const margin = 0.3

async function CoursePlot({ measure }: { measure: ExampleMeasure }) {
  const { t, locale } = await wordsOf('WeightLoss')
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
  const range = { from: String(goal.from), to: String(goal.to), unit: unit[locale] }
  const title = `${name[locale]}, ${unit[locale]}`
  return (
    <div className="course-plot">
      <p className="course-head">
        <b>{name[locale]}</b>
        <span>{t('goal', range)}</span>
      </p>
      <div className="course-plane">
        <svg
          role="img"
          aria-labelledby={`${id}-title ${id}-text`}
          viewBox={`${-margin} 0 ${months + 2 * margin} ${high - low}`}
          preserveAspectRatio="none"
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-text`}>{t('course', { ...range, months, start: String(start), end: String(end) })}</desc>
          <rect x={-margin} y={high - goal.to} width="100%" height={goal.to - goal.from} className="fill-band" />
          <path d={`M${values.map(at).join('L')}`} className="course-line" />
          <path d={dots(() => true)} className="course-dot" />
          <path d={dots(isOut)} className="course-out" />
        </svg>
        <span className="course-start" style={{ left: left(0), bottom: bottom(start) }}>
          {start}
        </span>
        {remark && (
          <span
            className="course-remark"
            style={{ left: left(remark.month), bottom: bottom(values[remark.month] ?? start) }}
          >
            {remark.text[locale]}
          </span>
        )}
        <p className="course-end" style={{ bottom: bottom(end) }}>
          <span className="figure">{end}</span> {unit[locale]}
        </p>
      </div>
      <p className="course-months" aria-hidden="true">
        {values.map((_, month) => (
          <span key={month} style={{ left: left(month) }}>
            {month}
          </span>
        ))}
        <span className="course-unit">{t('month')}</span>
      </p>
    </div>
  )
}
