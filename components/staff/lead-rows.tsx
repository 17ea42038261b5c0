import type { LeadRow } from '#components/staff/lead-words'
import { goalMinutes } from '#lib/desk/goal'

/** Where the scale ends, and the last place on it that can be seen. */
const [most, shown] = [45, 43]

/** How long somebody has waited, as the site's marker against a band of 15 minutes. */
export function WaitBar({ minutes, isCalled }: { minutes: number; isCalled: boolean }) {
  const goal = `${(goalMinutes / most) * 100}%`
  const place = `${(Math.min(minutes, shown) / most) * 100}%`
  return (
    <svg className={isCalled ? 'wait-bar is-called' : 'wait-bar'} aria-hidden="true">
      <rect y="4" width="100%" height="14" rx="4" className="wait-scale" />
      <rect y="4" width={goal} height="14" rx="4" className="wait-band" />
      {minutes > goalMinutes && <line x1={goal} x2={place} y1="11" y2="11" className="wait-over" />}
      <line x1={place} x2={place} y1="2" y2="20" className="wait-mark" />
      {minutes > goalMinutes && <circle cx={place} cy="11" r="4" className="wait-late" />}
    </svg>
  )
}

export function LeadRows({ rows, chosen }: { rows: readonly LeadRow[]; chosen: number | null }) {
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.number}>
          <a className="lead-row" data-row="" href={row.href} aria-current={row.number === chosen ? 'true' : undefined}>
            <span className="lead-wait">
              {row.minutes !== null && <WaitBar minutes={row.minutes} isCalled={row.isCalled} />}
              <b>{row.wait}</b>
            </span>
            <span>
              <b>{row.name}</b>
              <small>{row.phone}</small>
              {row.same && <small className="lead-same">{row.same}</small>}
            </span>
            <span className="lead-order">
              {row.order}
              <small>{row.language}</small>
            </span>
            <span className="lead-source">
              {row.source}
              <small>{row.campaign}</small>
            </span>
            <span className={`lead-state is-${row.status}`}>
              {row.state}
              <small>{row.detail}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
