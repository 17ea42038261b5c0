import { DotKey } from '#components/figures/dots'
import type { WeekFigure } from '#lib/content/figure'
import type { Locale } from '#lib/i18n/locales'

/** Units of the drawing: one day, and where its two readings stand in it. */
const day = 10
const times = [3.4, 6.6] as const

const keys = [
  ['filled', 'morning'],
  ['hollow', 'evening'],
  ['quiet', 'excluded'],
] as const

/** Readings of seven days, morning and evening, against zones; the first day is quiet, as it does not count. */
export function Week({ figure, locale }: { figure: WeekFigure; locale: Locale }) {
  const { days, range, threshold, normal, mean, remark } = figure
  const [lowest, highest] = range
  const width = day * days.length
  const height = highest - lowest
  const percent = (value: number) => `${((100 * (highest - value)) / height).toFixed(1)}%`
  const remarked = readingsOf(figure).find(({ isCounted, value }) => isCounted && value >= threshold)
  const label = (name: keyof WeekFigure['labels']) => figure.labels[name][locale]
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
            <WeekPlot figure={figure} />
          </svg>
          {remarked && (
            <text
              className="strong"
              x={`${(100 * remarked.x) / width}%`}
              y={percent(remarked.value)}
              dy="-1em"
              textAnchor="middle"
            >
              {`${remarked.value}, ${remark[locale]}`}
            </text>
          )}
        </svg>
        <svg className="week-zones">
          <Zone y="0%" dy="1em" value={label('above')} meaning={label('aboveMeans')} />
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
          <Zone y="100%" dy="-1.6em" value={label('below')} meaning={label('belowMeans')} />
        </svg>
        <ol>
          {days.map((_values, index) => (
            <li key={index}>{index + 1}</li>
          ))}
        </ol>
      </div>
      <p className="figure-key">
        {keys.map(([kind, name]) => (
          <span key={kind}>
            <DotKey kind={kind} />
            {label(name)}
          </span>
        ))}
      </p>
    </>
  )
}

function readingsOf({ days }: WeekFigure) {
  return days.flatMap((values, index) =>
    values.map((value, time) => ({ value, x: index * day + (times[time] ?? 0), time, isCounted: index > 0 })),
  )
}

/** Zones, readings and their mean: a day is ten units wide, a millimetre of mercury one high. */
export function WeekPlot({ figure }: { figure: WeekFigure }) {
  const { days, range, threshold, normal, mean } = figure
  const [lowest, highest] = range
  const [width, height] = [day * days.length, highest - lowest]
  const readings = readingsOf(figure)
  const dots = (isShown: (reading: (typeof readings)[number]) => boolean) =>
    readings
      .filter(isShown)
      .map(({ value, x }) => `M${x} ${highest - value}h0`)
      .join('')
  const lines = days.map(
    ([morning, evening], index) =>
      `M${index * day + times[0]} ${highest - morning}L${index * day + times[1]} ${highest - evening}`,
  )
  return (
    <>
      <path className="outside" d={`M0 0H${width}V${height}H0z`} />
      <path className="band-weak" d={`M0 ${highest - threshold}H${width}V${height}H0z`} />
      <path className="band" d={`M0 ${highest - normal}H${width}V${height}H0z`} />
      <path className="threshold" d={`M0 ${highest - threshold}H${width}`} />
      <path className="threshold dashed" d={`M${day} ${highest - mean}H${width}`} />
      <path className="path quiet" d={lines[0]} />
      <path className="path" d={lines.slice(1).join('')} />
      <path className="dot" d={dots(({ isCounted }) => isCounted)} />
      <path className="dot quiet" d={dots(({ isCounted }) => !isCounted)} />
      <path className="dot-core" d={dots(({ time }) => time === 1)} />
      <path className="dot-out" d={dots(({ isCounted, value }) => isCounted && value >= threshold)} />
    </>
  )
}

function Zone({ y, dy, value, meaning }: { y: string; dy: string; value: string; meaning: string }) {
  return (
    <text y={y}>
      <tspan dy={dy}>{value}</tspan>
      <tspan x="0" dy="1.25em">
        {meaning}
      </tspan>
    </text>
  )
}
