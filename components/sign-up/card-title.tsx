'use client'

import type { ReactNode } from 'react'
import type { CardState } from '#lib/sign-up/card'
import { useCard } from '#lib/sign-up/use-card'

type Title = { title: string; text: ReactNode }

type Props = { titles: Record<CardState['side'] | 'sent', Title> }

/**
 * The title beside the sign-up card. The title depends on the visible side of the card, and changes
 * after a sign-up.
 */
export function CardTitle({ titles }: Props): ReactNode {
  const { side, form } = useCard()
  const isSent = side === 'subscribe' && form.kind === 'success'
  const name = isSent ? 'sent' : side
  const { title, text } = titles[name]
  return (
    <div>
      <h2 id="subscribe-title" className="title-2 mb-4 lg:mb-5">
        {title}
      </h2>
      {/* `key` makes a new element for each text. On a page that the browser has translated, React
          can replace an element but not a text node. */}
      <div key={name}>
        {typeof text === 'string' ? (
          <p className="lead max-w-120 max-sm:text-base">{text}</p>
        ) : (
          text
        )}
      </div>
    </div>
  )
}
