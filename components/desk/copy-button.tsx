'use client'

import { useState, type ReactNode } from 'react'

type CopyButtonProps = {
  text: string
  className: string
  messages: Record<'copy' | 'copied' | 'notCopied', string>
}

/**
 * Copies a text, and shows whether copying succeeded. Without JavaScript the button is hidden, and
 * staff can select the text by hand.
 */
export function CopyButton({ text, className, messages }: CopyButtonProps): ReactNode {
  const [result, setResult] = useState('')
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setResult(messages.copied)
    } catch {
      setResult(messages.notCopied)
    }
  }
  return (
    <>
      <button type="button" className={`${className} noscript:hidden`} onClick={() => void copy()}>
        {messages.copy}
      </button>{' '}
      <small role="status">{result}</small>
    </>
  )
}
