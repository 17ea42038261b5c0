'use client'

import type { ComponentProps, MouseEvent } from 'react'
import { dispatchCard } from '#lib/sign-up/card'
import { goToForm } from '#lib/sign-up/go-to-form'
import { isPlainClick } from '#lib/sign-up/plain-click'

/** Order button on the page of the form; without scripts, and in another tab, its link opens the form on a page of its own. */
export function ChooseOrder({ order, ...link }: ComponentProps<'a'> & { order: string }) {
  function choose(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    event.currentTarget.closest('dialog')?.close()
    dispatchCard({ type: 'order', order })
    goToForm()
  }
  return <a {...link} rel="nofollow" onClick={choose} />
}
