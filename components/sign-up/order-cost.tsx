'use client'

import { useState, type ReactNode } from 'react'
import type { CallCosts } from '#components/sign-up/call-cost'
import { initialCard } from '#lib/sign-up/card'
import { useCard } from '#lib/sign-up/use-card'

type OrderCostProps = {
  costs: CallCosts
  /** Code of the order in the server's HTML; '' without an order. */
  serverOrder?: string
}

/** The cost sentence beside the sign-up form, for the chosen order. */
export function OrderCost({ costs, serverOrder = '' }: OrderCostProps): ReactNode {
  const [serverCard] = useState({ ...initialCard, order: serverOrder })
  const { order } = useCard(serverCard)
  // `key` makes a new element for each order. On a page that the browser has translated, React can
  // replace an element but not a text node.
  return <span key={order}>{costs.byOrder[order] ?? costs.withoutOrder}</span>
}
