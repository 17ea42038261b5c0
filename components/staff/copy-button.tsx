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
