'use client'

import type { MouseEvent, ReactNode } from 'react'
import { DeskLink } from '#components/desk/form/desk-button'

type CallButtonProps = {
  phone: string
  /** Number of the caller's newest lead. */
  number: number
  messages: Readonly<Record<'call' | 'claimed', string>>
}

/** The call waits this long for the answer whether a colleague is calling. */
const maxWaitMs = 2000

/** Calls the phone and shows colleagues so. Asks first while a colleague is calling. Without JavaScript it is a link. */
export function CallButton({ phone, number, messages }: CallButtonProps): ReactNode {
  const href = `tel:${phone}`
  async function call(event: MouseEvent) {
    event.preventDefault()
    const isTaken = await claimCall(number)
    if (isTaken && !window.confirm(messages.claimed)) return
    if (isTaken) void claimCall(number, 'yes')
    window.location.assign(href)
  }
  return (
    <DeskLink
      look="primary"
      extra="basis-full"
      href={href}
      onClick={(event) => void call(event)}
      text={messages.call}
    />
  )
}

/** Claims the caller; true when a colleague is calling. A failed request must not prevent the call. */
async function claimCall(number: number, sure = ''): Promise<boolean> {
  const body = new URLSearchParams({ number: String(number), sure, kind: 'claim', as: 'json' })
  const signal = AbortSignal.timeout(maxWaitMs)
  try {
    const response = await fetch('/api/staff/lead', { method: 'POST', body, signal })
    return ((await response.json()) as { question?: string }).question === 'claimed'
  } catch {
    return false
  }
}
