import type { ReactNode } from 'react'

/** Heading of a section with its lead beside it on wide screens. */
export function SectionTitle({
  id,
  title,
  lead,
  dim = 'lead',
}: {
  id: string
  title: ReactNode
  lead?: ReactNode
  dim?: string
}) {
  return (
    <div className="section-head grid">
      <h2 id={id} className="title-2">
        {title}
      </h2>
      {lead && <p className={`max-w-140 ${dim}`}>{lead}</p>}
    </div>
  )
}
