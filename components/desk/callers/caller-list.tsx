import type { ReactNode } from 'react'
import { CallerRow, type CallerRowProps } from '#components/desk/callers/caller-row'
import type { Caller } from '#lib/desk/callers/caller'

type CallerListProps = CallerRowProps & { title?: string; callers: readonly Caller[] }

export function CallerList({ title, callers, ...row }: CallerListProps): ReactNode {
  if (callers.length === 0) return null
  return (
    <section aria-label={title}>
      {title && (
        <h2 className="border-b border-line px-4 py-2 text-sm text-muted lg:py-0.5">
          {title} {callers.length}
        </h2>
      )}
      <ul>
        {callers.map((caller) => (
          <CallerRow key={caller.lead.caller} caller={caller} {...row} />
        ))}
      </ul>
    </section>
  )
}
