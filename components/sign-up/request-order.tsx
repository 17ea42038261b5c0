'use client'

import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '#lib/plain-click'
import { storeOrderRequest } from '#lib/sign-up/order-request'

type Props = ComponentProps<'a'> & {
  /** Name of a weight-loss package, or undefined for the check-up. */
  packageName: string | undefined
  /** Address of the form on the home page. */
  formPath: string
}

/**
 * An order button of the check-up or weight-loss page (spec section 4). Without JavaScript or
 * storage, the link opens the sign-up page.
 */
export function RequestOrder({ packageName, formPath, ...link }: Props): ReactNode {
  function onClick(event: MouseEvent) {
    if (!isPlainClick(event) || !storeOrderRequest(packageName)) return
    event.preventDefault()
    window.location.assign(formPath)
  }
  return <a {...link} rel="nofollow" onClick={onClick} />
}
