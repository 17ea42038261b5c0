'use client'

import type { ComponentProps, MouseEvent } from 'react'
import { chooseOrder, type ChosenOrder } from '#components/sign-up/order'

/**
 * Order button on the page of the form: notes the order, closes the dialog it stands in and leads to the form.
 * Without scripts the link opens the form on a page of its own, with the order.
 */
export function ChooseOrder({ order, ...link }: ComponentProps<'a'> & { order: ChosenOrder }) {
  function choose(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault()
    event.currentTarget.closest('dialog')?.close()
    chooseOrder(order)
  }
  return <a {...link} rel="nofollow" onClick={choose} />
}
