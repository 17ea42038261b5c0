import type { PortionsFigure } from '#lib/content/figure'
import type { Locale } from '#lib/i18n/locales'

const day = 40
const step = 8

function dots(portions: readonly number[]): string {
  return portions
    .flatMap((count, index) => {
      const first = index * day + day / 2 - (step * (count - 1)) / 2
      return Array.from({ length: count }, (_portion, each) => `M${first + each * step} 14h0`)
    })
    .join('')
}

export function Portions({ figure, locale }: { figure: PortionsFigure; locale: Locale }) {
  return (
    <div className="portions">
      <p className="portions-days">
        {figure.days[locale].map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      {figure.rows.map(({ food, amount, portions, isLimit }) => (
        <p key={food.en}>
          <b>{food[locale]}</b> <span>{amount[locale]}</span>
          <svg viewBox={`0 0 ${7 * day} 28`} preserveAspectRatio="none">
            <PortionsPlot portions={portions} isLimit={isLimit} />
          </svg>
        </p>
      ))}
    </div>
  )
}

type PlotProps = { portions: readonly number[]; isLimit?: boolean | undefined }

/** A food's week, 280 units wide and 28 high. */
export function PortionsPlot({ portions, isLimit }: PlotProps) {
  return (
    <>
      <path className={isLimit ? 'outside' : 'band'} d={`M0 0H${7 * day}V28H0z`} />
      <path className="dot" d={dots(portions)} />
      {isLimit && <path className="dot-core" d={dots(portions)} />}
    </>
  )
}
