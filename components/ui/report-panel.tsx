import type { ReactNode } from 'react'
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
  values: readonly { text: string; verdict: string }[]
}

type Props = {
  title: string
  note: ReactNode
  stageLegend: string
  /** `value` is the stage's months, which the stylesheet knows (0, 3, 6, 12). */
  stages: readonly { value: string; label: string; unit?: string }[]
  lines: readonly ReportLine[]
}

/** A report: choose a stage and the markers move into their bands. CSS does it, so it works without scripts. */
export function ReportPanel({ title, note, stageLegend, stages, lines }: Props) {
  return (
    <section aria-label={title} className="report">
      <div className="report-head grid">
        <h2>{title}</h2>
        <SegmentedControl name="stage" legend={stageLegend} options={stages} checked={stages.at(-1)?.value ?? ''} />
      </div>
      <ul aria-live="polite">
        {lines.map((line) => (
          <Line key={line.id} line={line} stages={stages.map(({ value }) => value)} />
        ))}
      </ul>
      <p className="note line-above pt-4">{note}</p>
    </section>
  )
}

function Line({ line, stages }: { line: ReportLine; stages: readonly string[] }) {
  return (
    <li className="report-line grid">
      <p>
        {line.name}
        <small>{line.range}</small>
      </p>
      <RangeBar label={`${line.name}: ${line.range}`} {...line.bar} />
      <p>
        {line.values.map(({ text, verdict }, index) => (
          <span key={stages[index]} data-stage={stages[index]}>
            <span className="figure">{text}</span> <span className="sr-only">{verdict}</span>
          </span>
        ))}
        <small>{line.unit}</small>
      </p>
    </li>
  )
}
