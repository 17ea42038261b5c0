import type { ReactNode } from 'react'
import { listNames } from '#lib/desk/callers/caller-names'
import type { DayPlanLine } from '#lib/desk/appointments/day-plan'
import { createListPath } from '#lib/desk/lists/list-path'

type CallerLinkProps = { line: Pick<DayPlanLine, 'lead' | 'leads'> }

/** A link to the caller's card. The text of the link is the names in the leads of the line. */
export function CallerLink({ line: { lead, leads } }: CallerLinkProps): ReactNode {
  return (
    <a className="font-semibold underline" href={createListPath({ tab: 'all', lead: lead.number })}>
      {listNames(leads).join(', ')}
    </a>
  )
}
