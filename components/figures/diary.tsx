/** Systolic pressure in mmHg, from the top; at `threshold` it is hypertension, below `normal` not elevated. */
const values = Array.from({ length: 15 }, (_value, index) => 170 - 5 * index)
const [threshold, normal] = [135, 120]

/** Units of the drawing: a day has ten, its two readings stand in it, and each value has a row. */
const columns = [0, 10, 20, 30, 40, 50, 60].flatMap((day) => [day + 3, day + 7])
const y = (value: number) => values.indexOf(value) + 0.5
const dots = columns.flatMap((x) => values.map((value) => `M${x} ${y(value)}h0`)).join('')

export function Diary() {
  return (
    <div className="diary" aria-hidden="true">
      <svg>
        {values
          .filter((value) => value % 10 === 0 || value === threshold)
          .map((value) => (
            <text key={value} x="64" y={`${(100 * y(value)) / values.length}%`} dy=".35em" textAnchor="end">
              {value}
            </text>
          ))}
      </svg>
      <svg viewBox={`0 0 70 ${values.length}`} preserveAspectRatio="none">
        <path className="band-weak" d={`M0 ${y(threshold)}H70V${values.length}H0z`} />
        <path className="band" d={`M0 ${y(normal)}H70V${values.length}H0z`} />
        <path className="line" d={`M0 ${y(threshold)}H70`} />
        <path className="dot" d={dots} />
        <path className="dot-core" d={dots} />
      </svg>
    </div>
  )
}
