'use client'

import { useRef } from 'react'
import type { CardState } from '#components/sign-up/card-state'
import { tellCard, useCard } from '#components/sign-up/card-store'
import { OrderBadge } from '#components/sign-up/order-badge'

export type ChoiceLabels = {
  ordered: string
  remove: string
  removed: string
  earlier: { sent: string; failed: string }
}

type Props = {
  labels: ChoiceLabels
  /** What the server draws. */
  server?: CardState
  removePath?: string | undefined
}

/** Above the form: what became of the request before, and what is chosen for this one. */
export function CardChoice({ labels, server, removePath }: Props) {
  const { form, order, removed } = useCard(server)
  const root = useRef<HTMLDivElement>(null)
  const earlier = form.kind === 'editing' ? form.earlier : undefined
  function remove() {
    tellCard({ kind: 'removed' })
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
        order={order}
        removed={removed}
        onRemove={canRemove ? remove : undefined}
        removePath={removePath}
      />
    </div>
  )
}
