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
    <section aria-label={title} className="report rounded-t-3xl bg-wash px-5 pt-6 pb-8 sm:px-9 sm:pt-7 sm:pb-10">
      <div className="mb-5 grid items-center gap-4 md:flex md:justify-between">
        <h2 className="font-sans text-[1.0625rem] font-semibold">{title}</h2>
        <SegmentedControl name="stage" legend={stageLegend} options={stages} checked={stages.at(-1)?.value ?? ''} />
      </div>
      <ul aria-live="polite">
        {lines.map((line) => (
          <Line key={line.id} line={line} stages={stages.map(({ value }) => value)} />
        ))}
      </ul>
      <p className="border-t border-line pt-4 text-sm text-muted">{note}</p>
    </section>
  )
}

function Line({ line, stages }: { line: ReportLine; stages: readonly string[] }) {
  return (
    <li className="grid grid-cols-[minmax(min-content,1fr)_auto] items-center gap-x-7 gap-y-3 border-t border-line py-4.5 md:grid-cols-[14.5rem_1fr_9rem]">
      <p>
        {line.name}
        <small className="block text-sm text-muted">{line.range}</small>
      </p>
      <div className="order-last col-span-2 md:order-none md:col-span-1">
        <RangeBar label={`${line.name}: ${line.range}`} {...line.bar} />
      </div>
      <p className="text-right md:whitespace-nowrap">
        {line.values.map(({ text, verdict }, index) => (
          <span key={stages[index]} data-stage={stages[index]}>
            <span className="figure text-[1.375rem]">{text}</span> <span className="sr-only">{verdict}</span>
          </span>
        ))}
        <small className="text-sm">{line.unit}</small>
      </p>
    </li>
  )
}
