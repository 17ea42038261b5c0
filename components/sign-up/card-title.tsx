'use client'

import { useCard } from '#components/sign-up/card-store'

type Words = { title: string; lead: string }

/** Heading of the card's section: that of the side in sight. */
export function CardTitle({ id, subscribe, contacts }: { id: string; subscribe: Words; contacts: Words }) {
  const { title, lead } = useCard().side === 'contacts' ? contacts : subscribe
  return (
    <div>
      <h2 id={id} className="title-2">
        {title}
      </h2>
      <p className="lead mt-5 max-w-120">{lead}</p>
    </div>
  )
}
