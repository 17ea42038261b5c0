'use client'

import type { Messages } from 'next-intl'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import type { FieldProblem } from '#lib/editing/edit-document'

const saveMs = 3000

type Texts = Messages['Staff']['content']['autosave']
type FormProps = { action: string; signIn: string; texts: Texts; children: ReactNode }
type Saved = { draft: string; isOvertaken: boolean; mistakes: readonly FieldProblem[] }

/**
 * A form that is saved a few seconds after something was typed, with what the rules say told at each field, and before
 * anything else is done with it: what the server does not have stays on the page.
 */
export function DocumentForm({ action, signIn, texts, children }: FormProps) {
  const [state, setState] = useState<keyof Texts | null>(null)
  const [typed, saved] = [useRef(0), useRef(0)]
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(Promise.resolve())
  useEffect(() => {
    window.onbeforeunload = (event) => {
      if (saved.current !== typed.current) event.preventDefault()
    }
  }, [typed, saved])

  async function send(form: HTMLFormElement, as: 'checked' | 'kept') {
    const sent = typed.current
    if (sent === saved.current) return
    setState('saving')
    const fields = [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    )
    const body = new URLSearchParams([...fields, ['do', 'save'], ['as', as]])
    const response = await fetch(action, { method: 'POST', body }).catch(() => null)
    if (response?.status === 413) {
      setState('tooLong')
      return
    }
    if (!response?.ok || response.redirected) {
      setState(response?.redirected ? 'signedOut' : 'away')
      later(form)
      return
    }
    const { draft, isOvertaken, mistakes } = (await response.json()) as Saved
    saved.current = sent
    const input = form.elements.namedItem('draft')
    if (input instanceof HTMLInputElement) input.value = draft
    if (as === 'checked') tell(form, mistakes)
    setState(isOvertaken ? 'conflict' : 'saved')
  }
  /** One after the other: each names the draft that the one before has saved. */
  function save(form: HTMLFormElement, as: 'checked' | 'kept') {
    clearTimeout(timer.current)
    return (last.current = last.current.then(() => send(form, as)))
  }
  function later(form: HTMLFormElement) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(form, 'checked'), saveMs)
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (saved.current === typed.current) return
    const { currentTarget: form, nativeEvent } = event
    event.preventDefault()
    void save(form, 'kept').then(() => {
      if (saved.current === typed.current) form.requestSubmit(nativeEvent.submitter)
    })
  }
  return (
    <form
      method="post"
      action={action}
      className="grid grid-cols-1 gap-6"
      onInput={({ currentTarget }) => {
        typed.current += 1
        later(currentTarget)
      }}
      onSubmit={onSubmit}
    >
      {children}
      <p role="status" className="text-sm noscript:hidden">
        {state === 'signedOut' ? (
          <a className="underline" href={signIn} target="_blank">
            {texts.signedOut}
          </a>
        ) : (
          state && texts[state]
        )}
      </p>
    </form>
  )
}

function tell(form: HTMLFormElement, mistakes: readonly FieldProblem[]): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-problem]')) {
    const name = place.dataset['problem'] ?? ''
    const own = mistakes.filter(({ field }) => field === name)
    place.textContent = own.map(({ problem }) => problem).join('. ')
    document.getElementById(name)?.setAttribute('aria-invalid', String(own.length > 0))
  }
}
