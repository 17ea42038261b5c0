'use client'

import { useRef, type ReactNode } from 'react'
import { turnCardToHash, useCardLinks } from '#components/sign-up/card-links'
import { OrderBadge, type OrderOption } from '#components/sign-up/order-badge'
import type { OrderLabels } from '#components/sign-up/order-labels'
import { useRestoredCard } from '#components/sign-up/restored-card'
import { Button, type ButtonLook } from '#components/ui/button'
import type { CardState } from '#lib/sign-up/card'
import { goToForm } from '#lib/sign-up/go-to-form'
import { takeOrderRequest, type OrderRequestCodes } from '#lib/sign-up/order-request'
import { dispatchCard, getCard, useCard } from '#lib/sign-up/use-card'

type Props = {
  form: ReactNode
  contacts: ReactNode
  labels: OrderLabels & { toContacts: string; toForm: string }
  orders: readonly OrderOption[]
  requestCodes: OrderRequestCodes
}

/**
 * The card of the home page: the form on one side, the contacts on the other (spec section 4, "Card
 * flip"). Without JavaScript both sides are shown.
 */
export function SubscribeCard({ form, contacts, labels, orders, requestCodes }: Props): ReactNode {
  const { side } = useCard()
  useRestoredCard(orders, () => {
    turnCardToHash(window.location)
    const order = takeOrderRequest(requestCodes)
    if (!order) return
    dispatchCard({ type: 'order', order })
    goToForm()
  })
  useCardLinks()
  const card = useRef<HTMLDivElement>(null)
  function flip() {
    dispatchCard({ type: side === 'subscribe' ? 'contacts' : 'subscribe' })
    // The pressed button has turned to the hidden side, so the button of the visible side takes the
    // focus. That button becomes focusable after React has rendered the change.
    setTimeout(() => {
      card.current
        ?.querySelector<HTMLElement>(`[data-flip-from=${getCard().side}]`)
        ?.focus({ preventScroll: true })
      showTop(card.current)
    })
  }
  const flipButton = (from: CardState['side'], look: ButtonLook, label: string) => (
    <Button
      data-flip-from={from}
      onClick={flip}
      look={look}
      className="mt-auto w-full noscript:hidden"
    >
      {label}
    </Button>
  )
  return (
    <div ref={card} data-section={side} className="sign-up-card">
      <div data-flipped={side === 'contacts'} className="flip-card grid">
        <div className="flip-side relative flex flex-col rounded-3xl bg-card p-5 sm:p-9">
          <OrderBadge labels={labels} orders={orders} />
          {form}
          {flipButton('subscribe', 'outline', labels.toContacts)}
        </div>
        <div className="flip-side flip-back relative flex flex-col rounded-3xl bg-plum p-5 text-white on-plum sm:p-9">
          {contacts}
          {flipButton('contacts', 'outline-on-plum', labels.toForm)}
        </div>
      </div>
    </div>
  )
}

/**
 * Scrolls to the section of the sign-up card when the top of the section is above the screen.
 * `scroll-padding-top` leaves room for the header.
 */
function showTop(card: HTMLElement | null): void {
  const section = card?.closest('section')
  if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView()
}
