import { DotKey } from '#components/figures/dots'
import type { FigureOf } from '#lib/content/figure'
import type { Locale } from '#lib/i18n/locales'

/** Units of the drawing: one day, and where its two readings stand in it. */
const day = 10
const times = [3.4, 6.6] as const

const keys = { filled: 'morning', hollow: 'evening', quiet: 'excluded' } as const

/**
 * Readings of seven days, morning and evening, against zones; the first day is quiet, as it does not count. A day is ten
 * units wide, a millimetre of mercury one high.
 */
export function Week({ figure, locale }: { figure: FigureOf<'week'>; locale: Locale }) {
  const { days, threshold, normal, mean, remark } = figure
  const [lowest, highest] = figure.range
  const width = day * days.length
  const height = highest - lowest
  const y = (value: number) => highest - value
  const percent = (value: number) => `${((100 * y(value)) / height).toFixed(1)}%`
  const readings = days.flatMap((values, index) =>
    values.map((value, time) => ({ value, time, x: index * day + (times[time] ?? 0) })),
  )
  const [excluded, counted] = [readings.slice(0, 2), readings.slice(2)]
  const out = counted.filter(({ value }) => value >= threshold)
  const [remarked] = out
  const dots = (shown: typeof readings) =>
    shown.map(({ x, value }) => `M${x} ${y(value)}h0`).join('')
  const [firstLine, ...lines] = days.map(
    ([morning, evening], index) =>
      `M${index * day + times[0]} ${y(morning)}L${index * day + times[1]} ${y(evening)}`,
  )
  const label = (name: keyof FigureOf<'week'>['labels']) => figure.labels[name][locale]
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
              {`${remarked.value}, ${remark[locale]}`}
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

/** A week of each food, 280 units wide and 28 high; portions of a day stand 8 apart. */
export function Portions({ figure, locale }: { figure: FigureOf<'portions'>; locale: Locale }) {
  const dotsOf = (count: number, day: number) =>
    Array.from(
      { length: count },
      (_portion, index) => `M${40 * day + 20 + 8 * index - 4 * (count - 1)} 14h0`,
    )
  return (
    <div className="portions">
      <p className="portions-days grid grid-cols-7 text-center">
        {figure.days[locale].map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      {figure.rows.map(({ food, amount, portions, isLimit }) => {
        const dots = portions.flatMap(dotsOf).join('')
        return (
          <p key={food.en}>
            <b>{food[locale]}</b> <span>{amount[locale]}</span>
            <svg viewBox="0 0 280 28" preserveAspectRatio="none">
              <path className={isLimit ? 'outside' : 'band'} d="M0 0H280V28H0z" />
              <path className="dot" d={dots} />
              {isLimit && <path className="dot-core" d={dots} />}
            </svg>
          </p>
        )
      })}
    </div>
  )
}

/** A week to be filled in by hand: rows of values in mmHg from the top, two columns of dots for each day of ten units. */
export function Diary() {
  const values = Array.from({ length: 15 }, (_value, index) => 170 - 5 * index)
  // There it is hypertension; below it is not elevated.
  const [threshold, normal] = [135, 120]
  const y = (value: number) => values.indexOf(value) + 0.5
  const columns = [0, 10, 20, 30, 40, 50, 60].flatMap((day) => [day + 3, day + 7])
  const dots = columns.flatMap((x) => values.map((value) => `M${x} ${y(value)}h0`)).join('')
  return (
    <div className="diary mt-4 mb-2 grid grid-cols-[72px_minmax(0,1fr)]" aria-hidden="true">
      <svg>
        {values
          .filter((value) => value % 10 === 0 || value === threshold)
          .map((value) => (
            <text
              key={value}
              x="64"
              y={`${(100 * y(value)) / values.length}%`}
              dy=".35em"
              textAnchor="end"
            >
              {value}
            </text>
          ))}
      </svg>
      <svg viewBox="0 0 70 15" preserveAspectRatio="none">
        <path className="fill-band-weak" d={`M0 ${y(threshold)}H70V15H0z`} />
        <path className="fill-band" d={`M0 ${y(normal)}H70V15H0z`} />
        <path className="line" d={`M0 ${y(threshold)}H70`} />
        <path className="dot" d={dots} />
        <path className="dot-core" d={dots} />
      </svg>
    </div>
  )
}
