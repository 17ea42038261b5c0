'use client'

import { Fragment, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import type { OrderLabels } from '#components/sign-up/order-labels'
import type { OrderSummary } from '#components/sign-up/order-summary'
import { initialCard, type CardState } from '#lib/sign-up/card'
import { formId } from '#lib/sign-up/go-to-form'
import { dispatchCard, useCard } from '#lib/sign-up/use-card'

/** An order that a visitor can choose: its code in `lib/orders`, and its name for visitors. */
export type OrderOption = { code: string; label: string }

export type OrderBadgeProps = {
  labels: OrderLabels
  orders: readonly OrderOption[]
  /** State of the sign-up card in the server's HTML. By default no order is chosen. */
  serverCard?: CardState
  /**
   * The length and the price of each order, by its code. With these terms, the badge shows the
   * terms of the order in place of its name, and only screen readers read the name.
   */
  summaries?: Readonly<Record<string, OrderSummary>>
  /**
   * Path of the sign-up page without an order, for the link that removes the order without
   * JavaScript. Absent on the home page, where a button removes the order.
   */
  removePath?: string
}

/**
 * The badge above the form. The badge names the chosen order and lets the visitor remove the order
 * (spec section 4). A notice about the visitor's previous sign-up precedes the badge.
 */
export function OrderBadge({
  labels,
  orders,
  serverCard = initialCard,
  summaries,
  removePath,
}: OrderBadgeProps): ReactNode {
  const { form, order } = useCard(serverCard)
  const [isRemoved, setRemoved] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const chosen = orders.find(({ code }) => code === order)
  const canRemove = form.kind === 'editing' || form.kind === 'failed'
  function remove(event: MouseEvent) {
    event.preventDefault()
    // Removes the order from the page's address, so that going back to this page does not restore
    // the order.
    if (removePath) window.history.replaceState(null, '', removePath)
    dispatchCard({ type: 'remove-order' })
    setRemoved(true)
    // The focused button disappears, so the focus moves to the element around the badge.
    root.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={root} tabIndex={-1} className="[outline:none]">
      <EarlierSignUp labels={labels} form={form} />
      <div
        className={
          chosen
            ? 'mb-5 inline-flex max-w-full rounded-xl bg-pistachio text-sm text-pistachio-ink'
            : 'text-sm'
        }
      >
        {/* Each text has its own element. On a page that the browser has translated, React can
            remove an element but not a text node. */}
        <p
          role="status"
          className={
            chosen ? 'flex min-h-11 flex-wrap content-center gap-x-2 px-3 py-2' : 'sr-only'
          }
        >
          {chosen ? (
            <Fragment key={chosen.code}>
              <span className={summaries ? 'sr-only' : 'contents'}>
                {labels.ordered} <strong className="font-semibold">{chosen.label}</strong>
              </span>
              {summaries && (
                <strong className="font-semibold">{summaries[chosen.code]?.terms}</strong>
              )}
            </Fragment>
          ) : (
            isRemoved && <span key="removed">{labels.removedOrder}</span>
          )}
        </p>
        {chosen && canRemove && (
          <RemoveButton label={labels.removeOrder} path={removePath} onClick={remove} />
        )}
        {/* The order field of a form that the browser posts without JavaScript. */}
        {chosen && <input type="hidden" form={formId} name="order" value={chosen.code} />}
      </div>
    </div>
  )
}

/**
 * Renders a notice that the visitor's previous sign-up was sent or has failed. The notice is shown
 * while the visitor fills in the form for the next sign-up.
 */
function EarlierSignUp({
  labels,
  form,
}: {
  labels: OrderLabels
  form: CardState['form']
}): ReactNode {
  const earlier = form.kind === 'editing' ? form.earlier : undefined
  return (
    <p role="status" className={earlier ? 'mb-5 rounded-xl bg-wash px-3 py-2 text-sm' : 'sr-only'}>
      {earlier && (earlier === 'sent' ? labels.earlierSent : labels.earlierFailed)}
    </p>
  )
}

/** A link if the page's address contains the order (`path` is set), otherwise a button. */
function RemoveButton({
  label,
  path,
  onClick,
}: {
  label: string
  path: string | undefined
  onClick: (event: MouseEvent) => void
}): ReactNode {
  const attributes = {
    'aria-label': label,
    title: label,
    className:
      'flex min-h-11 w-11 shrink-0 items-center justify-center rounded-xl hover:bg-pistachio-hover',
    onClick,
  }
  const icon: ReactNode = (
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
  )
  return path ? (
    <a href={path} rel="nofollow" {...attributes}>
      {icon}
    </a>
  ) : (
    <button type="button" {...attributes}>
      {icon}
    </button>
  )
}
