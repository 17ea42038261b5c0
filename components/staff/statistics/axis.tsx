type AxisProps = { marks: readonly { at: number; text: string; isLast?: boolean }[] }

/** Words beneath a drawing, at so many per cent of its width. */
export function Axis({ marks }: AxisProps) {
  return (
    <svg className="axis" height="20" aria-hidden="true">
      {marks.map(({ at, text, isLast }) => (
        <text
          key={at}
          className={isLast ? 'is-last' : undefined}
          x={`${at}%`}
          y="15"
          textAnchor={at === 0 ? 'start' : at === 100 ? 'end' : 'middle'}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}
