'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { OrderLabels } from '#components/sign-up/subscribe-form'
import { dispatchCard, initialCard, restoreCard, useCard, type CardState } from '#lib/sign-up/card'
import { formId } from '#lib/sign-up/go-to-form'
import { whenActivated } from '#lib/when-activated'

export type OrderOption = { code: string; label: string }

type Props = {
  labels: OrderLabels
  orders: readonly OrderOption[]
  server?: CardState
  /** On the form's own page, whose address names the order: the address without it. */
  removePath?: string
}

export function CardOrder({ labels, orders, server = initialCard, removePath }: Props) {
  const { form, order } = useCard(server)
  const [isRemoved, setRemoved] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const earlier = form.kind === 'editing' ? form.earlier : undefined
  const chosen = orders.find(({ code }) => code === order)
  function remove(event: MouseEvent) {
    event.preventDefault()
    // Back to this page brings the order of its address.
    if (removePath) window.history.replaceState(null, '', removePath)
    dispatchCard({ type: 'remove-order' })
    setRemoved(true)
    // The button that has focus goes away.
    root.current?.focus({ preventScroll: true })
  }
  const button = {
    'aria-label': labels.removeOrder,
    title: labels.removeOrder,
    className:
      'flex min-h-11 w-11 shrink-0 items-center justify-center rounded-xl hover:bg-pistachio-hover',
    onClick: remove,
    children: (
      <svg
        viewBox="0 0 16 16"
        width="16"
        height="16"
        aria-hidden="true"
        stroke="currentColor"
        strokeWidth="2"
      >
        <path d="M3 3l10 10M13 3L3 13" strokeLinecap="round" />
      </svg>
    ),
  }
  const canRemove = form.kind === 'editing' || form.kind === 'failed'
  return (
    <div ref={root} tabIndex={-1} className="[outline:none]">
      <p
        role="status"
        className={earlier ? 'mb-5 rounded-xl bg-wash px-3 py-2 text-sm' : 'sr-only'}
      >
        {earlier && (earlier === 'sent' ? labels.earlierSent : labels.earlierFailed)}
      </p>
      <div
        className={
          chosen
            ? 'mb-5 inline-flex max-w-full rounded-xl bg-pistachio text-sm text-pistachio-ink'
            : 'text-sm'
        }
      >
        {/* A translating browser moves texts: each state has an element of its own, which React can remove. */}
        <p
          role="status"
          className={
            chosen ? 'flex min-h-11 flex-wrap content-center gap-x-2 px-3 py-2' : 'sr-only'
          }
        >
          {chosen ? (
            <span key="ordered" className="contents">
              {labels.ordered} <strong className="font-semibold">{chosen.label}</strong>
            </span>
          ) : (
            isRemoved && <span key="removed">{labels.removedOrder}</span>
          )}
        </p>
        {chosen &&
          canRemove &&
          (removePath ? (
            <a href={removePath} rel="nofollow" {...button} />
          ) : (
            <button type="button" {...button} />
          ))}
        {/* Sent with a form that posts by itself. */}
        {chosen && <input type="hidden" form={formId} name="order" value={chosen.code} />}
      </div>
    </div>
  )
}

/** Restores the card from this tab's draft, also when the browser brings the page back. @param onRestored is called once, then */
export function useRestoredCard(orders: readonly OrderOption[], onRestored: () => void): void {
  // Props of the server's, the same as long as the page is.
  const [first] = useState({ orders, onRestored })
  useEffect(() => {
    whenActivated(() => {
      restoreCard(first.orders)
      first.onRestored()
    })
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restoreCard(first.orders)
    }
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('pageshow', onShow)
    }
  }, [first])
}

/** The order on the form's own page: that of the URL or of a form sent without scripts. */
export function SignUpOrder({ order, ...card }: Props & { order: string }) {
  const [server] = useState({ ...initialCard, order })
  useRestoredCard(card.orders, () => {
    if (order) dispatchCard({ type: 'order', order })
  })
  return <CardOrder server={server} {...card} />
}
