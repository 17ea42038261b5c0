import type { ReactNode } from 'react'
/**
 * Draws an empty diary, in which a patient marks the blood pressure of seven days by hand. A row is
 * a value in mmHg, the highest at the top. A day is ten units wide and has two columns of dots.
 */
export function Diary(): ReactNode {
  const values = Array.from({ length: 15 }, (_value, index) => 170 - 5 * index)
  // Systolic pressure at home in mmHg. A value from 135 on is hypertension, and a value below 120
  // is not elevated (European Society of Cardiology, 2024;
  // content/posts/blood-pressure-monitoring).
  const threshold = 135
  const normal = 120
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
