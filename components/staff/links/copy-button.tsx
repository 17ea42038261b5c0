'use client'

import { useState, useSyncExternalStore } from 'react'

type CopyButtonProps = { text: string; label: string; copied: string; failed: string }

const never = () => () => undefined

/** Copies a text and says so. Not there without JavaScript: the text can be selected with one click. */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [told, setTold] = useState('')
  if (!isReady) return null
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setTold(copied)
    } catch {
      setTold(failed)
    }
  }
  return (
    <>
      <button type="button" className="desk-button" onClick={() => void copy()}>
        {label}
      </button>
      <span role="status">{told}</span>
    </>
  )
}
