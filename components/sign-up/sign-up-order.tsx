'use client'

import { useState } from 'react'
import { CardOrder, type OrderLabels, type OrderOption } from '#components/sign-up/card-order'
import { initialCard } from '#components/sign-up/card-reducer'
import { dispatchCard, getCard } from '#components/sign-up/card-store'
import { useRestoredCard } from '#components/sign-up/use-restored-card'

type Props = {
  labels: OrderLabels
  orders: readonly OrderOption[]
  /** What the URL or the response to a form sent without scripts says; empty for none. */
  order: string
  removedOrder: string
  removePath: string
}

/** The order on the form's own page: that of the URL, unless the visitor has removed it since. */
export function SignUpOrder({ order, removedOrder, ...card }: Props) {
  const [server] = useState({ ...initialCard, order, removedOrder })
  useRestoredCard(card.orders, () => {
    if (order && getCard().removedOrder !== order) dispatchCard({ type: 'order', order })
  })
  return <CardOrder server={server} {...card} />
}
