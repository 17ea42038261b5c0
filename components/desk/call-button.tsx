'use client'

import { useState, type MouseEvent } from 'react'
import { DeskLink } from '#components/desk/field'

type CallButtonProps = {
  phone: string
  number: number
  texts: Readonly<Record<'call' | 'claimed', string>>
}

/** How long a call waits to be told that somebody else is calling, in milliseconds. */
const askMs = 2000

/** Calls, and tells the others so; asks first when somebody else is calling. Without JavaScript it is a link. */
export function CallButton({ phone, number, texts }: CallButtonProps) {
  const href = `tel:${phone}`
  async function tell(sure = ''): Promise<boolean> {
    const body = new URLSearchParams({ number: String(number), sure, kind: 'claim', as: 'json' })
    const response = await fetch('/api/staff/lead', {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(askMs),
    })
    return ((await response.json()) as { question?: string }).question === 'claimed'
  }
  async function call(event: MouseEvent) {
    event.preventDefault()
    // Who cannot be told of must not keep anybody from calling.
    const isTaken = await tell().catch(() => false)
    if (isTaken && !window.confirm(texts.claimed)) return
    if (isTaken) void tell('yes').catch(() => false)
    window.location.assign(href)
  }
  const press = (event: MouseEvent) => void call(event)
  return (
    <DeskLink look="primary" extra="basis-full" href={href} onClick={press} text={texts.call} />
  )
}

type CopyButtonProps = {
  text: string
  className: string
  texts: Record<'copy' | 'copied' | 'notCopied', string>
}

/** Copies a text and says so. Not there without JavaScript: the text can be selected. */
export function CopyButton({ text, className, texts }: CopyButtonProps) {
  const [said, setSaid] = useState('')
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(texts.copied)
    } catch {
      setSaid(texts.notCopied)
    }
  }
  return (
    <>
      <button type="button" className={`${className} noscript:hidden`} onClick={() => void copy()}>
        {texts.copy}
      </button>{' '}
      <small role="status">{said}</small>
    </>
  )
}
