'use client'

import { useState } from 'react'

type PhoneButtonsProps = {
  /** E.164. */
  phone: string
  /** What a form that says who is calling would send. */
  claim: Readonly<Record<string, string>>
  texts: Readonly<Record<'call' | 'copy' | 'copied', string>>
}

/** Calls, and lets the others know who does; copies the number. */
export function PhoneButtons({ phone, claim, texts }: PhoneButtonsProps) {
  const [isCopied, setCopied] = useState(false)
  const tell = () => {
    const body = new URLSearchParams(claim)
    void fetch('/api/staff/lead', { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => undefined)
  }
  const copy = () =>
    void navigator.clipboard.writeText(phone).then(() => {
      setCopied(true)
    })
  return (
    <>
      <a className="desk-button lead-call" data-key="c" href={`tel:${phone}`} onClick={tell}>
        {texts.call} <kbd>c</kbd>
      </a>
      <button type="button" className="desk-button is-quiet needs-script" onClick={copy}>
        <span role="status">{isCopied ? texts.copied : texts.copy}</span>
      </button>
    </>
  )
}
