'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FlipCard } from '#components/ui/flip-card'
import { chooseOrder, onOrderChange, useChosenOrder, type ChosenOrder } from '#components/sign-up/order'
import { takeStoredOrder } from '#components/sign-up/stored-request'

type Side = 'subscribe' | 'contacts'

type Props = {
  form: ReactNode
  contacts: ReactNode
  labels: { ordered: string; toContacts: string; toForm: string }
  checkUp: ChosenOrder
  weightLoss: Readonly<Record<string, ChosenOrder>>
}

/** How long after arriving with a stored request the page moves to the form, in milliseconds (spec section 9). */
const scrollDelay = 100

const buttonClass =
  'mt-5 inline-flex min-h-11 w-full items-center justify-center rounded-xl font-semibold underline-offset-4 hover:underline'

/** Which side an address leads to: `#contacts` or `#subscribe`. */
function sideOf(hash: string): Side | null {
  return hash === '#contacts' ? 'contacts' : hash === '#subscribe' ? 'subscribe' : null
}

function goToForm() {
  const section = document.getElementById('subscribe')
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}

/**
 * The sign-up form and the contacts on two sides of one card (spec section 4, "Card flip"). Links to either turn it;
 * an order, chosen here or stored by another page, forces the form.
 */
export function SubscribeCard({ form, contacts, labels, checkUp, weightLoss }: Props) {
  const [side, setSide] = useState<Side>('subscribe')
  const order = useChosenOrder()
  const card = useRef<HTMLDivElement>(null)
  const stored = useRef({ checkUp, weightLoss })

  useEffect(() => {
    const turn = (hash: string) => {
      const wanted = sideOf(hash)
      if (wanted) setSide(wanted)
    }
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null
      if (link?.pathname === window.location.pathname) turn(link.hash)
    }
    turn(window.location.hash)
    let timer: ReturnType<typeof setTimeout> | undefined
    const stopListening = onOrderChange((chosen) => {
      if (!chosen) return
      setSide('subscribe')
      timer = setTimeout(goToForm, scrollDelay)
    })
    const request = takeStoredOrder(stored.current.checkUp, stored.current.weightLoss)
    if (request) chooseOrder(request)
    const onAddress = () => {
      turn(window.location.hash)
    }
    document.addEventListener('click', onClick)
    window.addEventListener('hashchange', onAddress)
    return () => {
      document.removeEventListener('click', onClick)
      window.removeEventListener('hashchange', onAddress)
      clearTimeout(timer)
      stopListening()
      chooseOrder(null)
    }
  }, [])

  // The button pressed is on the side turned away; once turned, focus goes to its counterpart.
  const flipped = useRef(false)
  useEffect(() => {
    if (!flipped.current) return
    flipped.current = false
    card.current?.querySelector<HTMLElement>(`[data-flip-from=${side}]`)?.focus({ preventScroll: true })
  }, [side])
  function flip(to: Side) {
    flipped.current = true
    setSide(to)
  }
  const flipButton = (from: Side, to: Side, label: string) => (
    <button
      type="button"
      data-flip-from={from}
      onClick={() => {
        flip(to)
      }}
      className={`${buttonClass} noscript:hidden`}
    >
      {label}
    </button>
  )
  return (
    <div ref={card} data-section={side}>
      <FlipCard
        isFlipped={side === 'contacts'}
        front={
          <>
            {order && <OrderBadge label={labels.ordered} order={order.label} />}
            {form}
            {flipButton('subscribe', 'contacts', labels.toContacts)}
          </>
        }
        back={
          <>
            {contacts}
            {flipButton('contacts', 'subscribe', labels.toForm)}
          </>
        }
      />
    </div>
  )
}

/** What the visitor has chosen, above the form. */
function OrderBadge({ label, order }: { label: string; order: string }) {
  return (
    <p
      role="status"
      className="mb-5 inline-flex flex-wrap gap-x-2 rounded-lg bg-pistachio px-3 py-1.5 text-sm text-pistachio-ink"
    >
      {label} <strong className="font-semibold">{order}</strong>
    </p>
  )
}
