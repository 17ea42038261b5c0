'use client'

import type { Messages } from 'next-intl'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import type { FieldMistake } from '#lib/content/field-mistake'
import type { AutosaveResponse, EditorVerb } from '#lib/editing/editor-post'

const autosaveMs = 3000

type AutosaveTexts = Messages['Staff']['content']['autosave']
type AutosaveVerb = Extract<EditorVerb, 'autosave' | 'saveBeforeSubmit'>
type DocumentFormProps = {
  action: string
  signIn: string
  texts: AutosaveTexts
  children: ReactNode
}

/**
 * The form of a document. The form sends itself to the server a few seconds after a key press, and
 * before a submit. When the save before a submit fails, the form stays on the page.
 */
export function DocumentForm({ action, signIn, texts, children }: DocumentFormProps): ReactNode {
  const [message, setMessage] = useState<keyof AutosaveTexts | null>(null)
  // `typed` counts input events. `saved` is the count up to which the server has saved the form.
  const typed = useRef(0)
  const saved = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastSave = useRef(Promise.resolve())
  useEffect(() => {
    window.onbeforeunload = (event) => {
      if (saved.current !== typed.current) event.preventDefault()
    }
  }, [typed, saved])

  async function send(form: HTMLFormElement, verb: AutosaveVerb) {
    const sent = typed.current
    if (sent === saved.current) return
    setMessage('saving')
    const fields = [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    )
    const body = new URLSearchParams([...fields, ['do', verb]])
    const response = await fetch(action, { method: 'POST', body }).catch(() => null)
    if (response?.status === 413) {
      setMessage('tooLong')
      return
    }
    if (!response?.ok || response.redirected) {
      setMessage(response?.redirected ? 'signedOut' : 'away')
      saveLater(form)
      return
    }
    const result = (await response.json()) as AutosaveResponse
    if (result.status === 'refused') return
    saved.current = sent
    setInput(form, 'draft', String(result.draft.id))
    setInput(form, 'draftSavedAt', result.draft.savedAt)
    if (verb === 'autosave') showMistakes(form, result.mistakes)
    setMessage(result.status)
  }
  /**
   * Saves the form after the previous save has ended, because each save sends the draft id that the
   * previous save returned.
   */
  function save(form: HTMLFormElement, verb: AutosaveVerb): Promise<void> {
    clearTimeout(timer.current)
    lastSave.current = lastSave.current.then(() => send(form, verb))
    return lastSave.current
  }
  function saveLater(form: HTMLFormElement) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(form, 'autosave'), autosaveMs)
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (saved.current === typed.current) return
    const { currentTarget: form, nativeEvent } = event
    event.preventDefault()
    void save(form, 'saveBeforeSubmit').then(() => {
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
        saveLater(currentTarget)
      }}
      onSubmit={onSubmit}
    >
      {children}
      <p role="status" className="text-sm noscript:hidden">
        {message === 'signedOut' ? (
          <a className="underline" href={signIn} target="_blank">
            {texts.signedOut}
          </a>
        ) : (
          message && texts[message]
        )}
      </p>
    </form>
  )
}

function setInput(form: HTMLFormElement, name: string, value: string): void {
  const input = form.elements.namedItem(name)
  if (input instanceof HTMLInputElement) input.value = value
}

/** Shows each mistake at its field, in the element that `FieldNotes` marks with `data-problem`. */
function showMistakes(form: HTMLFormElement, mistakes: readonly FieldMistake[]): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-problem]')) {
    const name = place.dataset['problem'] ?? ''
    const problems = mistakes.filter(({ field }) => field === name)
    place.textContent = problems.map(({ problem }) => problem).join('. ')
    document.getElementById(name)?.setAttribute('aria-invalid', String(problems.length > 0))
  }
}
