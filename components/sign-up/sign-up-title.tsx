'use client'

import { useState, type ReactNode } from 'react'
import type { OrderSummary } from '#components/sign-up/order-summary'
import { initialCard } from '#lib/sign-up/card'
import { useCard } from '#lib/sign-up/use-card'

type SignUpTitleProps = {
  /** The title of the page without an order. */
  title: string
  summaries: Readonly<Record<string, OrderSummary>>
  /** Code of the order in the server's HTML; '' without an order. */
  serverOrder: string
}

/** The title of the sign-up page. The title names the chosen order. */
export function SignUpTitle({ title, summaries, serverOrder }: SignUpTitleProps): ReactNode {
  const [serverCard] = useState({ ...initialCard, order: serverOrder })
  const { order } = useCard(serverCard)
  // `key` makes a new element for each order. On a page that the browser has translated, React can
  // replace an element but not a text node.
  return (
    <h1 className="title-2">
      <span key={order}>{summaries[order]?.title ?? title}</span>
    </h1>
  )
}
