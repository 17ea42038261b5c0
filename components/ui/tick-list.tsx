import type { ReactNode } from 'react'

/** A step of a plan. `deadline` is a text at the end of the step. */
export type TickStep = { text: ReactNode; deadline?: string }

/**
 * Steps that the visitor ticks, below a band with a dot for each step. A marker moves along the
 * band (app/ticks.css). Nothing is stored or sent. An ancestor with the class `ticks` may set the
 * places of at most four dots. `children` are drawn below the band.
 */
export function TickList({
  steps,
  children,
}: {
  steps: readonly TickStep[]
  children?: ReactNode
}): ReactNode {
  return (
    <>
      <div className="tick-head" aria-hidden="true">
        <div className="tick-band">
          {steps.map((_, index) => (
            <i key={index} />
          ))}
        </div>
        {children}
      </div>
      <ul>
        {steps.map(({ text, deadline }, index) => (
          <li key={index} className="line-above">
            <label className="tick sm:grid-cols-[auto_1fr_auto]">
              <input type="checkbox" className="accent-action" />
              <span>{text}</span>{' '}
              {deadline && (
                <span className="figure col-start-2 whitespace-nowrap sm:col-start-3">
                  {deadline}
                </span>
              )}
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}
