import type { ReactNode } from 'react'
import { DotKey } from '#components/figures/dot-key'
import type { FigureIn } from '#lib/content/schemas/figure'

/** Width of a day in the drawing, in units. */
const day = 10
/** Positions of the morning and the evening reading within a day, in units. */
const times = [3.4, 6.6] as const

const keys = { filled: 'morning', hollow: 'evening', quiet: 'excluded' } as const

/**
 * Draws the morning and evening readings of blood pressure on seven days. The readings of the first
 * day are pale, because the mean does not include these readings. A day is ten units wide; 1 mmHg
 * is one unit high.
 */
export function Week({ figure }: { figure: FigureIn<'week'> }): ReactNode {
  const { days, threshold, normal, mean, remark } = figure
  const [lowest, highest] = figure.range
  const width = day * days.length
  const height = highest - lowest
  const y = (value: number) => highest - value
  const percent = (value: number) => `${((100 * y(value)) / height).toFixed(1)}%`
  const readings = days.flatMap((values, index) =>
    values.map((value, time) => ({ value, time, x: index * day + (times[time] ?? 0) })),
  )
  const excluded = readings.slice(0, 2)
  const counted = readings.slice(2)
  const out = counted.filter(({ value }) => value >= threshold)
  const [remarked] = out
  const dots = (shown: typeof readings) =>
    shown.map(({ x, value }) => `M${x} ${y(value)}h0`).join('')
  const [firstLine, ...lines] = days.map(
    ([morning, evening], index) =>
      `M${index * day + times[0]} ${y(morning)}L${index * day + times[1]} ${y(evening)}`,
  )
  const label = (name: keyof FigureIn<'week'>['labels']) => figure.labels[name]
  const zone = (y: string, dy: string, value: string, meaning: string) => (
    <text y={y}>
      <tspan dy={dy}>{value}</tspan>
      <tspan x="0" dy="1.25em">
        {meaning}
      </tspan>
    </text>
  )
  return (
    <>
      <div className="week">
        <svg className="week-axis">
          {[threshold, normal].map((value) => (
            <text key={value} x="100%" y={percent(value)} dy=".35em" textAnchor="end">
              {value}
            </text>
          ))}
        </svg>
        <svg className="week-plot">
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
            <path className="outside" d={`M0 0H${width}V${height}H0z`} />
            <path className="band-weak" d={`M0 ${y(threshold)}H${width}V${height}H0z`} />
            <path className="band" d={`M0 ${y(normal)}H${width}V${height}H0z`} />
            <path className="threshold" d={`M0 ${y(threshold)}H${width}`} />
            <path className="threshold dashed" d={`M${day} ${y(mean)}H${width}`} />
            <path className="path quiet" d={firstLine} />
            <path className="path" d={lines.join('')} />
            <path className="dot" d={dots(counted)} />
            <path className="dot quiet" d={dots(excluded)} />
            <path className="dot-core" d={dots(readings.filter(({ time }) => time === 1))} />
            <path className="dot-out" d={dots(out)} />
          </svg>
          {remarked && (
            <text
              className="strong"
              x={`${(100 * remarked.x) / width}%`}
              y={percent(remarked.value)}
              dy="-1em"
              textAnchor="middle"
            >
              {`${remarked.value}, ${remark}`}
            </text>
          )}
        </svg>
        <svg className="week-zones">
          {zone('0%', '1em', label('above'), label('aboveMeans'))}
          <svg y={percent(mean)} className="week-mean">
            <path className="marker" d="M-10 0H14" />
            <text x="22" className="strong">
              <tspan className="number" dy=".36em">
                {mean}
              </tspan>
              <tspan x="22" dy="1.4em">
                {label('mean')}
              </tspan>
            </text>
          </svg>
          {zone('100%', '-1.6em', label('below'), label('belowMeans'))}
        </svg>
        <ol>
          {days.map((_values, index) => (
            <li key={index}>{index + 1}</li>
          ))}
        </ol>
      </div>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        {(['filled', 'hollow', 'quiet'] as const).map((kind) => (
          <span key={kind} className="flex">
            <DotKey kind={kind} />
            {label(keys[kind])}
          </span>
        ))}
      </p>
    </>
  )
}
