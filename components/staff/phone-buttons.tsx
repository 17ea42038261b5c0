'use client'

import { useState } from 'react'

type CallButtonProps = {
  /** E.164. */
  phone: string
  /** What a form that says who is calling would send. */
  claim: Readonly<Record<string, string>>
  text: string
}

/** Calls, and lets the others know who does. */
export function CallButton({ phone, claim, text }: CallButtonProps) {
  const tell = () => {
    const body = new URLSearchParams(claim)
    void fetch('/api/staff/lead', { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => undefined)
  }
  return (
    <a className="desk-button lead-call" data-key="c" href={`tel:${phone}`} onClick={tell}>
      {text} <kbd>c</kbd>
    </a>
  )
}

type CopyButtonProps = { phone: string; texts: Readonly<Record<'copy' | 'copied', string>> }

export function CopyButton({ phone, texts }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(phone).then(() => {
      setCopied(true)
    })
  return (
    <button type="button" className="desk-link needs-script" onClick={copy}>
      <span role="status">{isCopied ? texts.copied : texts.copy}</span>
    </button>
  )
}
