'use client'

import { useEffect, useState } from 'react'
import type { FieldProblem } from '#lib/desk/content/actions'
import { readStored, store } from '#lib/storage'

const saveMs = 3000

type State = 'saving' | 'saved' | 'beside' | 'conflict' | 'away' | 'signedOut'
type AutosaveProps = { formId: string; signIn: string; texts: Readonly<Record<State, string>> }
type Saved = { id: number; at: string; isBeside: boolean; problem: string; mistakes: readonly FieldProblem[] }

const clock = () => new Date().toLocaleTimeString('uk', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** Saves a form's draft a few seconds after something was typed, and tells at each field what the rules say. */
export function Autosave({ formId, signIn, texts }: AutosaveProps) {
  const [state, setState] = useState<{ is: State; at: string } | null>(null)
  useEffect(() => {
    const found = document.getElementById(formId)
    if (!(found instanceof HTMLFormElement)) return
    const form = found
    const fields = () =>
      [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
    // A copy of what stands in the form is of the draft that it was typed into, which the first fields name.
    const key = () => `${location.pathname} ${fields().slice(0, 4).join(' ')}`
    let timer: ReturnType<typeof setTimeout> | undefined
    let typed = 0
    async function save() {
      const now = typed
      setState({ is: 'saving', at: '' })
      const body = new URLSearchParams([...fields(), ['do', 'save'], ['as', 'json']])
      const response = await fetch(form.getAttribute('action') ?? '', { method: 'POST', body }).catch(() => null)
      if (!response?.ok || response.redirected) {
        setState({ is: response?.redirected ? 'signedOut' : 'away', at: '' })
        if (!response?.redirected) later()
        return
      }
      const { id, at, isBeside, problem, mistakes } = (await response.json()) as Saved
      store('sessionStorage', key(), null)
      for (const [name, value] of Object.entries({ draft: String(id), seen: at })) {
        const input = form.elements.namedItem(name)
        if (input instanceof HTMLInputElement) input.value = value
      }
      if (now !== typed) keep()
      tell(form, mistakes)
      setState({ is: isBeside ? 'beside' : problem === 'conflict' ? 'conflict' : 'saved', at: clock() })
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void save(), saveMs)
    }
    // What was typed outlives the session and the network.
    const keep = () => store('sessionStorage', key(), JSON.stringify(fields()))
    const onInput = () => {
      typed += 1
      keep()
      later()
    }
    const onSubmit = () => {
      clearTimeout(timer)
    }
    form.addEventListener('input', onInput)
    form.addEventListener('submit', onSubmit)
    const kept = readStored('sessionStorage', key())
    if (kept !== null) {
      for (const [name, value] of JSON.parse(kept) as [string, string][]) fill(form, name, value)
      later()
    }
    return () => {
      clearTimeout(timer)
      form.removeEventListener('input', onInput)
      form.removeEventListener('submit', onSubmit)
    }
  }, [formId])
  return (
    <p role="status" className="text-sm noscript:hidden">
      {state && (state.is === 'signedOut' ? <a href={signIn}>{texts.signedOut}</a> : `${texts[state.is]} ${state.at}`)}
    </p>
  )
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const found = form.elements.namedItem(name)
  for (const input of found instanceof RadioNodeList ? found : [found])
    if (input instanceof HTMLInputElement && input.type === 'checkbox') input.checked = value === input.value
    else if (input instanceof HTMLTextAreaElement || input instanceof HTMLSelectElement) input.value = value
    else if (input instanceof HTMLInputElement && input.type !== 'hidden') input.value = value
}

function tell(form: HTMLFormElement, mistakes: readonly FieldProblem[]): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-problem]')) {
    const own = mistakes.filter(({ field }) => field === place.dataset['problem'])
    place.textContent = own.map(({ problem }) => problem).join('. ')
    document.getElementById(place.dataset['problem'] ?? '')?.setAttribute('aria-invalid', String(own.length > 0))
  }
}
