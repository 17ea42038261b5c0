'use client'

import { useState, type ReactNode } from 'react'
import { OrderBadge, type OrderBadgeProps } from '#components/sign-up/order-badge'
import { useRestoredCard } from '#components/sign-up/restored-card'
import { initialCard } from '#lib/sign-up/card'
import { dispatchCard } from '#lib/sign-up/use-card'

/**
 * The order badge of the sign-up page.
 * @param order code from the page's address, or from a form that was sent without JavaScript
 */
export function SignUpOrder({ order, ...badge }: OrderBadgeProps & { order: string }): ReactNode {
  const [serverCard] = useState({ ...initialCard, order })
  useRestoredCard(badge.orders, () => {
    if (order) dispatchCard({ type: 'order', order })
  })
  return <OrderBadge serverCard={serverCard} {...badge} />
}
