'use client'

import { useRouter } from 'next/navigation'
import type { ComponentProps, MouseEvent } from 'react'
import { saveDraft } from '#components/sign-up/draft'
import { isPlainClick } from '#components/sign-up/plain-click'
import { storeRequest } from '#components/sign-up/stored-request'

type Props = ComponentProps<'a'> & { order: string; packageName: string | undefined; formPath: string }

/**
 * Order button on another page: stores the request and goes to the form on the home page (spec section 4). The draft
 * gets it as well, for browsers whose storage is switched off. Without scripts, and in another tab, the link opens the
 * form on a page of its own, with the order.
 */
export function RequestOrder({ order, packageName, formPath, ...link }: Props) {
  const router = useRouter()
  function onClick(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    storeRequest(packageName)
    saveDraft({ order })
    router.push(formPath)
  }
  return <a {...link} rel="nofollow" onClick={onClick} />
}
