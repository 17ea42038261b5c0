'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { CardOrder, useRestoredCard, type OrderOption } from '#components/sign-up/order-badge'
import type { OrderLabels } from '#components/sign-up/subscribe-form'
import { Button, type ButtonLook } from '#components/ui/button'
import { type CardState, dispatchCard, getCard, useCard } from '#lib/sign-up/card'
import { goToForm } from '#lib/sign-up/go-to-form'
import { isPlainClick } from '#lib/sign-up/plain-click'
import { takeStoredOrder, type StoredOrders } from '#lib/sign-up/stored-request'

type TitleProps = { words: Record<CardState['side'] | 'sent', { title: string; text: ReactNode }> }

/** Beside the card: what the form is for, how else to reach the clinic, or what happens after a sign-up. */
export function CardTitle({ words }: TitleProps) {
  const { side, form } = useCard()
  const { title, text } = words[side === 'subscribe' && form.kind === 'success' ? 'sent' : side]
  return (
    <div>
      <h2 id="subscribe-title" className="title-2 mb-4 lg:mb-5">
        {title}
      </h2>
      {typeof text === 'string' ? <p className="lead max-w-120 max-sm:text-base">{text}</p> : text}
    </div>
  )
}

/** `#subscribe` and `#contacts` are the card's sides; every link to the first is a sign-up action. */
function followHash({ hash }: { hash: string }): void {
  if (hash === '#subscribe') dispatchCard({ type: 'subscribe' })
  if (hash === '#contacts') dispatchCard({ type: 'contacts' })
}

type Props = {
  form: ReactNode
  contacts: ReactNode
  labels: OrderLabels & { toContacts: string; toForm: string }
  orders: readonly OrderOption[]
  stored: StoredOrders
}

/** The form and the contacts on two sides of one card (spec section 4, "Card flip"); without scripts both stand in the open. */
export function SubscribeCard({ form, contacts, labels, orders, stored }: Props) {
  const { side } = useCard()
  useRestoredCard(orders, () => {
    followHash(window.location)
    const order = takeStoredOrder(stored)
    if (!order) return
    dispatchCard({ type: 'order', order })
    goToForm()
  })
  // Links to the form's own page, which is for browsers without scripts and for other tabs, order here; those to a side turn
  // the card, also to the one already in the URL, as Back and Forward do.
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      const { target } = event
      const link = target instanceof Element ? target.closest('a') : null
      const order =
        link?.pathname.endsWith('/sign-up') && new URLSearchParams(link.search).get('order')
      if (link?.pathname === window.location.pathname) followHash(link)
      if (!order) return
      event.preventDefault()
      link?.closest('dialog')?.close()
      dispatchCard({ type: 'order', order })
      goToForm()
    }
    const page = new AbortController()
    const { signal } = page
    document.addEventListener('click', onClick, { signal })
    window.addEventListener('hashchange', followHash.bind(null, window.location), { signal })
    return page.abort.bind(page)
  }, [])
  const card = useRef<HTMLDivElement>(null)
  function flip() {
    dispatchCard({ type: side === 'subscribe' ? 'contacts' : 'subscribe' })
    // The button pressed is turned away; focus goes to its counterpart, once that can take it.
    setTimeout(() => {
      card.current
        ?.querySelector<HTMLElement>(`[data-flip-from=${getCard().side}]`)
        ?.focus({ preventScroll: true })
    })
  }
  const flipButton = (from: typeof side, look: ButtonLook, label: string) => (
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
        <div className="flip-side relative flex flex-col rounded-3xl bg-paper p-5 sm:p-9">
          <CardOrder labels={labels} orders={orders} />
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
