import type { ReactNode } from 'react'

type Props = {
  figures: readonly { readonly number: ReactNode; readonly label: string }[]
  className?: string
}

/** Figures, each above what it counts. */
export function KeyFigures({ figures, className }: Props) {
  return (
    <dl className={className ? `figures ${className}` : 'figures'}>
      {figures.map(({ number, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure">{number}</dd>
        </div>
      ))}
    </dl>
  )
}
