'use client'

import { useRouter } from 'next/navigation'
import type { ComponentProps, MouseEvent } from 'react'
import { storeRequest, type StoredRequest } from '#components/sign-up/stored-request'

/**
 * Order button on another page: stores the request and goes to the form on the home page (spec section 4).
 * Without scripts the link opens the form on a page of its own, with the order.
 */
export function RequestOrder({
  request,
  formPath,
  ...link
}: ComponentProps<'a'> & { request: StoredRequest; formPath: string }) {
  const router = useRouter()
  function order(event: MouseEvent) {
    event.preventDefault()
    storeRequest(request)
    router.push(formPath)
  }
  return <a {...link} rel="nofollow" onClick={order} />
}
