import { checkUpPlan } from '#content/check-up-plan'

/** The weeks of the plan on one band: a dot for each thing to do, a marker for the next check. */
export function PlanWeeks() {
  const { actions, nextCheck } = checkUpPlan
  const place = (week: number) => `${(week / (nextCheck.weeksAfterVisit + 1)) * 100}%`
  const end = place(nextCheck.weeksAfterVisit)
  return (
    <svg aria-hidden="true" className="sheet-weeks">
      <rect width="100%" height="24" y="6" rx="6" className="sheet-scale" />
      <rect width={end} height="24" y="6" rx="6" className="fill-band" />
      {actions.map(({ weeksAfterVisit }) => (
        <circle key={weeksAfterVisit} cx={place(weeksAfterVisit)} cy="18" r="5" className="fill-mark" />
      ))}
      <line x1={end} x2={end} y1="2" y2="34" className="now" />
      {[...actions, nextCheck].map(({ weeksAfterVisit }) => (
        <text key={weeksAfterVisit} x={place(weeksAfterVisit)} y="52" textAnchor="middle">
          {weeksAfterVisit}
        </text>
      ))}
    </svg>
  )
}
