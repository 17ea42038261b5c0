import type { ReactNode } from 'react'
import type { ShownStatus } from '#lib/desk/callers/lead-state'

const markClasses: Readonly<Record<ShownStatus, string>> = {
  new: 'rounded-full border-2 border-mark bg-mark',
  noAnswer: 'rounded-full border-2 border-dashed border-mark',
  later: 'rounded-full border-2 border-mark half-filled',
  missed: 'rounded-full border-2 border-apricot',
  cancelled: 'rounded-full border-2 border-muted',
  booked: 'rounded-full border-2 border-mark bg-band',
  came: 'rounded-sm border-2 border-mark bg-mark',
  closed: 'h-[3px] rounded-full bg-muted',
  spam: 'rounded-sm border-2 border-apricot',
}

/**
 * A small symbol for a status. Screen readers skip the symbol, because the page also shows the
 * status in words.
 */
export function StatusMark({ status }: { status: ShownStatus }): ReactNode {
  return (
    <i className={`inline-block size-[11px] shrink-0 ${markClasses[status]}`} aria-hidden="true" />
  )
}
