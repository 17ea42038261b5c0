'use client'

import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '#lib/plain-click'
import { storeOrderRequest } from '#lib/sign-up/order-request'

type Props = ComponentProps<'a'> & {
  /** Name of a weight-loss package, or undefined for the check-up. */
  packageName: string | undefined
  /** Path of the home page with the hash of the form. */
  formPath: string
}

/**
 * An order button of the check-up or weight-loss page (spec section 4). A click stores the order
 * and opens the form on the home page. Without JavaScript or storage, the link opens the sign-up
 * page.
 */
export function RequestOrder({ packageName, formPath, ...link }: Props): ReactNode {
  function onClick(event: MouseEvent) {
    if (!isPlainClick(event) || !storeOrderRequest(packageName)) return
    event.preventDefault()
    window.location.assign(formPath)
  }
  return <a {...link} rel="nofollow" onClick={onClick} />
}
