import type { ReactNode } from 'react'
import { joinHeadingWords } from '#lib/text/short-words'

type Props = {
  id: string
  title: ReactNode
  /** Beside the title on wide screens. */
  lead?: ReactNode
  leadClass?: string
  className?: string
  children: ReactNode
}

/** A section of a page, named by its title. */
export function Section({ id, title, lead, leadClass = 'lead', className = '', children }: Props) {
  const heading = (
    <h2 id={`${id}-title`} className="title-2">
      {typeof title === 'string' ? joinHeadingWords(title) : title}
    </h2>
  )
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`section ${className}`}>
      <div className="wrap">
        {lead ? (
          <div className="section-head grid">
            {heading}
            <p className={`max-w-140 ${leadClass}`}>{lead}</p>
          </div>
        ) : (
          heading
        )}
        {children}
      </div>
    </section>
  )
}
