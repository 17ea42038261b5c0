'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { CardChoice, type ChoiceLabels } from '#components/sign-up/card-choice'
import type { CardState, ChosenOrder } from '#components/sign-up/card-state'
import { tellCard, useCard } from '#components/sign-up/card-store'
import { goToForm } from '#components/sign-up/go-to-form'
import { takeStoredOrder, type StoredOrders } from '#components/sign-up/stored-request'
import { followHash, useCardLinks } from '#components/sign-up/use-card-links'
import { useChoice } from '#components/sign-up/use-choice'
import { FlipCard } from '#components/ui/flip-card'

type Props = {
  form: ReactNode
  contacts: ReactNode
  labels: ChoiceLabels & { toContacts: string; toForm: string }
  orders: readonly ChosenOrder[]
  stored: StoredOrders
}

/** The sign-up form and the contacts on two sides of one card (spec section 4, "Card flip"). */
export function SubscribeCard({ form, contacts, labels, orders, stored }: Props) {
  const { side } = useCard()
  useChoice(orders, () => {
    followHash(window.location.hash)
    const code = takeStoredOrder(stored)
    const order = orders.find((each) => each.code === code)
    if (!order) return
    tellCard({ kind: 'ordered', order })
    goToForm()
  })
  useCardLinks()

  // The button pressed is on the side turned away; once turned, focus goes to its counterpart.
  const card = useRef<HTMLDivElement>(null)
  const isFlipping = useRef(false)
  useEffect(() => {
    if (!isFlipping.current) return
    isFlipping.current = false
    card.current?.querySelector<HTMLElement>(`[data-flip-from=${side}]`)?.focus({ preventScroll: true })
  }, [side])
  function flip() {
    isFlipping.current = true
    tellCard({ kind: side === 'subscribe' ? 'contacts' : 'asked' })
  }
  return (
    <div ref={card} data-section={side}>
      <FlipCard
        isFlipped={side === 'contacts'}
        front={
          <>
            <CardChoice labels={labels} />
            {form}
            <FlipButton from="subscribe" label={labels.toContacts} onClick={flip} />
          </>
        }
        back={
          <>
            {contacts}
            <FlipButton from="contacts" label={labels.toForm} onClick={flip} />
          </>
        }
      />
    </div>
  )
}

type FlipButtonProps = { from: CardState['side']; label: string; onClick: () => void }

function FlipButton({ from, label, onClick }: FlipButtonProps) {
  return (
    <button type="button" data-flip-from={from} onClick={onClick} className="flip-button">
      {label}
    </button>
  )
}
