'use client'

import { useEffect, useRef, useState } from 'react'
import { deskButton } from '#components/staff/field'
import { fieldClass, Label } from '#components/ui/field'
import { readStored, store } from '#lib/storage'

type CallButtonProps = {
  /** E.164. */
  phone: string
  /** What a form that says who is calling would send. */
  claim: Readonly<Record<string, string>>
  texts: Readonly<Record<'call' | 'claimed', string>>
}

/** How long a call waits to be told that somebody else is calling, in milliseconds. */
const askMs = 2000

/** Calls, and tells the others so; asks first when somebody else is calling. Without JavaScript it is a link. */
export function CallButton({ phone, claim, texts }: CallButtonProps) {
  const href = `tel:${phone}`
  async function tell(sure = ''): Promise<boolean> {
    const body = new URLSearchParams({ ...claim, sure, do: 'claim', as: 'json' })
    const response = await fetch('/api/staff/lead', { method: 'POST', body, signal: AbortSignal.timeout(askMs) })
    const result = (await response.json()) as { question?: string }
    return result.question === 'claimed'
  }
  async function call() {
    // Who cannot be told of must not keep anybody from calling.
    const isTaken = await tell().catch(() => false)
    if (isTaken && !window.confirm(texts.claimed)) return
    if (isTaken) void tell('yes').catch(() => false)
    window.location.assign(href)
  }
  return (
    <a
      className={deskButton('primary', 'basis-full')}
      href={href}
      onClick={(event) => {
        event.preventDefault()
        void call()
      }}
    >
      {texts.call}
    </a>
  )
}

type CopyButtonProps = {
  text: string
  className: string
  texts: Readonly<Record<'copy' | 'copied' | 'notCopied', string>>
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

type NoteFieldProps = {
  /** Of the caller's first lead, which stays as others come: a draft is kept by it in this tab. */
  number: number
  /** Notes that are in the history: a draft of theirs is done with. */
  saved: readonly string[]
  label: string
  hint: string
  maxLength: number
}

/** A note; what was typed and not saved is there again when the person comes back. */
export function NoteField({ number, saved, label, hint, maxLength }: NoteFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const key = `note-${number}`
  const history = saved.join('\n')
  useEffect(() => {
    const text = readStored('sessionStorage', key)
    if (text === null || !field.current) return
    const isSaved = history.split('\n').includes(text.trim().replace(/\s+/g, ' '))
    if (isSaved) store('sessionStorage', key, null)
    else if (field.current.value === '') field.current.value = text
  }, [key, history])
  return (
    <p>
      <Label htmlFor="note">{label}</Label>
      <textarea
        ref={field}
        id="note"
        name="note"
        rows={2}
        maxLength={maxLength}
        className={fieldClass()}
        aria-describedby="note-hint"
        onInput={({ currentTarget: { value } }) => {
          store('sessionStorage', key, value.trim() === '' ? null : value)
        }}
      />
      <small id="note-hint" className="block pt-1.5 text-sm text-muted">
        {hint}
      </small>
    </p>
  )
}
