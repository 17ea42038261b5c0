'use client'

import { useState } from 'react'

type CopyButtonProps = {
  text: string
  className: string
  texts: Readonly<Record<'copy' | 'copied' | 'failed', string>>
}

/** Copies a text and says so. Not there without JavaScript: the text can be selected. */
export function CopyButton({ text, className, texts }: CopyButtonProps) {
  const [said, setSaid] = useState('')
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(texts.copied)
    } catch {
      setSaid(texts.failed)
    }
  }
  return (
    <>
      <button type="button" className={`${className} needs-script`} onClick={() => void copy()}>
        {texts.copy}
      </button>{' '}
      <small role="status">{said}</small>
    </>
  )
}

type CallButtonProps = {
  /** E.164. */
  phone: string
  /** What a form that says who is calling would send. */
  claim: Readonly<Record<string, string>>
  text: string
}

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
