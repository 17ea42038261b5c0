import type { ReactNode } from 'react'
import { Track } from '#components/figures/track'
import type { FigureIn } from '#lib/content/schemas/figure'

export function Scales({ figure }: { figure: FigureIn<'scales'> }): ReactNode {
  return (
    <div className="scales">
      {figure.rows.map(({ label, value, ...track }) => (
        <p key={label} className="scale">
          <span>
            <b>{label}</b> <span>{value}</span>
          </span>
          <Track {...track} />
        </p>
      ))}
    </div>
  )
}
