import type { ReactNode } from 'react'

/** Heading of a section with its lead beside it on wide screens. */
export function SectionTitle({
  id,
  title,
  lead,
  dim = 'text-muted',
}: {
  id: string
  title: ReactNode
  lead?: ReactNode
  dim?: string
}) {
  return (
    <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[1.4fr_1fr]">
      <h2 id={id} className="title-2">
        {title}
      </h2>
      {lead && <p className={`max-w-140 text-lg ${dim}`}>{lead}</p>}
    </div>
  )
}
