'use client'

import { useRef, type ReactNode } from 'react'
import { CardOrder, type OrderLabels, type OrderOption } from '#components/sign-up/card-order'
import { dispatchCard, getCard, useCard } from '#components/sign-up/card-store'
import { goToForm } from '#components/sign-up/go-to-form'
import { takeStoredOrder, type StoredOrders } from '#components/sign-up/stored-request'
import { followHash, useCardLinks } from '#components/sign-up/use-card-links'
import { useRestoredCard } from '#components/sign-up/use-restored-card'
import { buttonClass } from '#components/ui/button'
import { FlipCard } from '#components/ui/flip-card'

type Props = {
  form: ReactNode
  contacts: ReactNode
  labels: OrderLabels & { toContacts: string; toForm: string }
  orders: readonly OrderOption[]
  stored: StoredOrders
}

/** The sign-up form and the contacts on two sides of one card (spec section 4, "Card flip"). */
export function SubscribeCard({ form, contacts, labels, orders, stored }: Props) {
  const { side } = useCard()
  useRestoredCard(orders, () => {
    followHash(window.location.hash)
    const order = takeStoredOrder(stored)
    if (!order) return
    dispatchCard({ type: 'order', order })
    goToForm()
  })
  useCardLinks()

  const card = useRef<HTMLDivElement>(null)
  function flip() {
    dispatchCard({ type: side === 'subscribe' ? 'contacts' : 'subscribe' })
    // The button pressed is turned away; focus goes to its counterpart, once that can take it.
    setTimeout(() => {
      card.current?.querySelector<HTMLElement>(`[data-flip-from=${getCard().side}]`)?.focus({ preventScroll: true })
    })
  }
  const flipButton = (from: typeof side, label: string) => (
    <button type="button" data-flip-from={from} onClick={flip} className={buttonClass('outline', 'flip-button')}>
      {label}
    </button>
  )
  return (
    <div ref={card} data-section={side} className="sign-up-card">
      <FlipCard
        isFlipped={side === 'contacts'}
        front={
          <>
            <CardOrder labels={labels} orders={orders} />
            {form}
            {flipButton('subscribe', labels.toContacts)}
          </>
        }
        back={
          <>
            {contacts}
            {flipButton('contacts', labels.toForm)}
          </>
        }
      />
    </div>
  )
}
