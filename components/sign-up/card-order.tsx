'use client'

import { useRef } from 'react'
import { initialCard, type CardState } from '#components/sign-up/card-reducer'
import { dispatchCard, useCard } from '#components/sign-up/card-store'
import { OrderBadge } from '#components/sign-up/order-badge'

/** An order in the page's language. */
export type OrderOption = { code: string; label: string }

export type OrderLabels = {
  order: string
  remove: string
  removed: string
  earlier: { sent: string; failed: string }
}

type Props = {
  labels: OrderLabels
  orders: readonly OrderOption[]
  /** What the server draws. */
  server?: CardState
  removePath?: string | undefined
}

/** Above the form: what became of the request before, and the order of this one. */
export function CardOrder({ labels, orders, server = initialCard, removePath }: Props) {
  const { form, order, removedOrder } = useCard(server)
  const root = useRef<HTMLDivElement>(null)
  const earlier = form.kind === 'editing' ? form.earlier : undefined
  function remove() {
    dispatchCard({ type: 'remove-order' })
    // The button that has focus goes away.
    root.current?.focus({ preventScroll: true })
  }
  const canRemove = form.kind === 'editing' || form.kind === 'failed'
  return (
    <div ref={root} tabIndex={-1} className="[outline:none]">
      <p role="status" className={earlier ? 'mb-5 rounded-lg bg-wash px-3 py-2.5 text-sm' : 'sr-only'}>
        {earlier && labels.earlier[earlier]}
      </p>
      <OrderBadge
        labels={labels}
        order={orders.find(({ code }) => code === order)}
        removedOrder={removedOrder}
        onRemove={canRemove ? remove : undefined}
        removePath={removePath}
      />
    </div>
  )
}
