import type { ReactNode } from 'react'
import type { FigureIn } from '#lib/content/schemas/figure'

/**
 * Draws the portions of each food on seven days, one dot for each portion. A row is 280 × 28
 * units; the dots of one day are 8 units apart.
 */
export function Portions({ figure }: { figure: FigureIn<'portions'> }): ReactNode {
  const dotsOf = (count: number, day: number) =>
    Array.from(
      { length: count },
      (_portion, index) => `M${40 * day + 20 + 8 * index - 4 * (count - 1)} 14h0`,
    )
  return (
    <div className="portions">
      <p className="portions-days grid grid-cols-7 text-center">
        {figure.days.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      {figure.rows.map(({ food, amount, portions, isLimit }) => {
        const dots = portions.flatMap(dotsOf).join('')
        return (
          <p key={food}>
            <b>{food}</b> <span>{amount}</span>
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
