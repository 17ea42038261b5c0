'use client'

import { useState, type ReactNode } from 'react'
import type { CallCosts } from '#components/sign-up/call-cost'
import { initialCard } from '#lib/sign-up/card'
import { useCard } from '#lib/sign-up/use-card'

type OrderCostProps = {
  costs: CallCosts
  /** Code of the order that the server draws. */
  serverOrder?: string
}

/** The sentence about money beside the form. It follows the order on the badge. */
export function OrderCost({ costs, serverOrder = '' }: OrderCostProps): ReactNode {
  const [serverCard] = useState({ ...initialCard, order: serverOrder })
  const { order } = useCard(serverCard)
  // An element of its own, which React can replace on a page under translation.
  return <span key={order}>{costs.byOrder[order] ?? costs.withoutOrder}</span>
}
