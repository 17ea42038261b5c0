import type { ReactNode } from 'react'
import { listNames } from '#lib/desk/callers/caller-names'
import type { DayPlanLine } from '#lib/desk/appointments/day-plan'
import { createListPath } from '#lib/desk/lists/list-path'
import { createPlanQuery, type PlanPage } from '#lib/desk/lists/plan-page'

type CallerLinkProps = {
  line: Pick<DayPlanLine, 'lead' | 'leads'>
  /** The page that shows the link, to which the card links back. */
  from: PlanPage
}

/** A link to the caller's card. The text of the link is the names in the leads of the line. */
export function CallerLink({ line: { lead, leads }, from }: CallerLinkProps): ReactNode {
  const query = { tab: 'all', lead: lead.number, ...createPlanQuery(from) } as const
  return (
    <a className="font-semibold underline" href={createListPath(query)}>
      {listNames(leads).join(', ')}
    </a>
  )
}
