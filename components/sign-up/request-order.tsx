'use client'

import { useRouter } from 'next/navigation'
import type { ComponentProps, MouseEvent } from 'react'
import type { ChosenOrder } from '#components/sign-up/card-state'
import { tellCard } from '#components/sign-up/card-store'
import { isPlainClick } from '#components/sign-up/plain-click'
import { storeRequest, type StoredRequest } from '#components/sign-up/stored-request'

/**
 * Order button on another page: stores the request and goes to the form on the home page (spec section 4). The card is
 * told as well, for browsers whose storage is switched off. Without scripts, and in another tab, the link opens the form
 * on a page of its own, with the order.
 */
export function RequestOrder({
  order,
  request,
  formPath,
  ...link
}: ComponentProps<'a'> & { order: ChosenOrder; request: StoredRequest; formPath: string }) {
  const router = useRouter()
  function ask(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    storeRequest(request)
    tellCard({ kind: 'ordered', order })
    router.push(formPath)
  }
  return <a {...link} rel="nofollow" onClick={ask} />
}
