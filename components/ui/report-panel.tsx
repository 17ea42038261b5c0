import { getTranslations } from 'next-intl/server'
import { RangeBar } from '#components/ui/range-bar'
import { SegmentedControl } from '#components/ui/segmented-control'

/** One line of a report, its values at each stage in the order of the stages. */
export type ReportLine = {
  id: string
  name: string
  /** The range in words, under the name. */
  range: string
  unit: string
  /** Band, start and places, in per cent of the bar. */
  bar: { from: number; to: number; places: readonly number[] }
  values: readonly { text: string; isInRange: boolean }[]
}

type Props = {
  title: string
  note: string
  /** In months, which the stylesheet knows (0, 3, 6, 12). */
  stages: readonly number[]
  lines: readonly ReportLine[]
}

/** A report: choose a stage and the markers move into their bands. CSS does it, so it works without scripts. */
export async function ReportPanel({ title, note, stages, lines }: Props) {
  const t = await getTranslations('RangeReport')
  const options = stages.map((months) =>
    months === 0
      ? { value: '0', label: t('start') }
      : { value: String(months), label: String(months), unit: t('months', { count: months }) },
  )
  return (
    <section aria-label={title} className="report">
      <div className="mb-5 grid items-center gap-4">
        <h2 className="font-sans text-[1.0625rem] font-semibold">{title}</h2>
        <SegmentedControl name="stage" legend={t('stage')} options={options} checked={String(stages.at(-1))} />
      </div>
      <ul aria-live="polite">
        {lines.map(({ id, name, range, unit, bar, values }) => (
          <li key={id} className="report-line grid">
            <p>
              {name}
              <small>{range}</small>
            </p>
            <RangeBar label={`${name}: ${range}`} {...bar} />
            <p>
              {values.map(({ text, isInRange }, index) => (
                <span key={stages[index]} data-stage={stages[index]}>
                  <span className="figure">{text}</span>{' '}
                  <span className="sr-only">{isInRange ? t('inRange') : t('outOfRange')}</span>
                </span>
              ))}
              <small>{unit}</small>
            </p>
          </li>
        ))}
      </ul>
      <p className="note line-above pt-4">{note}</p>
    </section>
  )
}
