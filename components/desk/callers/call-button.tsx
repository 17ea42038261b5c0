'use client'

import type { MouseEvent, ReactNode } from 'react'
import { DeskLink } from '#components/desk/form/desk-button'

type CallButtonProps = {
  phone: string
  /** The number of the caller's newest lead. */
  number: number
  messages: Readonly<Record<'call' | 'claimed', string>>
  /** Classes of the button's width. By default the button fills its row on narrow screens. */
  widthClass?: string
}

/**
 * Longest wait for the server's response to the claim, in milliseconds. After this time the call
 * begins even without the response.
 */
const maxWaitMs = 2000

/**
 * Claims the caller for the signed-in member of staff, and then calls the caller's phone number.
 * The claim shows colleagues who is calling. If a colleague has claimed the caller, the button asks
 * before the call. Without JavaScript the button is a link that only calls.
 */
export function CallButton({
  phone,
  number,
  messages,
  widthClass = 'basis-full lg:grow lg:basis-auto',
}: CallButtonProps): ReactNode {
  const href = `tel:${phone}`
  async function call(event: MouseEvent) {
    event.preventDefault()
    const isTaken = await claimCall(number)
    if (isTaken && !window.confirm(messages.claimed)) return
    if (isTaken) void claimCall(number, 'claimed')
    window.location.assign(href)
  }
  return (
    <DeskLink
      look="primary"
      extra={widthClass}
      href={href}
      onClick={(event) => void call(event)}
      text={messages.call}
    />
  )
}

/**
 * Claims the caller. Returns true when a colleague has claimed the caller, so that the server asks
 * for a confirmation. Otherwise returns false: the claim is saved, or the request has failed.
 * @param sure `claimed` after the member of staff has confirmed the call, otherwise ''
 */
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
