import { useEffect, useRef, useState } from 'react'
import useIMask from 'react-imask/esm/hook'
import { PhoneMask, type PhoneMaskOptions } from '#lib/sign-up/phone-mask'

type Props = {
  input: HTMLInputElement
  /** Called after the mask has changed the text. */
  onChange: () => void
  /** Called once. `sync` must be called after a script has changed the text of the input. */
  onAttached: (sync: () => void) => void
}

/** Attaches the mask to the phone input that the server has rendered. Draws nothing. */
export function AttachedPhoneMask({ input, onChange, onAttached }: Props): null {
  const ref = useRef<HTMLInputElement | null>(input)
  const [options] = useState<PhoneMaskOptions>({
    mask: PhoneMask,
    input,
    edit: { current: undefined },
  })
  useEffect(() => watchPhoneInput(options), [options])
  const { maskRef } = useIMask(options, { ref, onAccept: onChange })
  useEffect(() => {
    onAttached(() => {
      maskRef.current?.updateValue()
      // Undo must not bring back a number that was sent.
      maskRef.current?.history.clear()
    })
  }, [maskRef, onAttached])
  return null
}

/** Remembers the latest edit for the mask, and lets visitors drop a number into the field. */
function watchPhoneInput({ input, edit }: PhoneMaskOptions): () => void {
  const listening = new AbortController()
  // In the capture phase, because IMask listens in the bubble phase.
  const options = { capture: true, signal: listening.signal }
  const saveEdit = (event: Event) => {
    edit.current = event
  }
  input.addEventListener('input', saveEdit, options)
  input.addEventListener('compositionend', saveEdit, options)
  // IMask's listener would cancel the drop.
  input.addEventListener('drop', (event) => event.stopImmediatePropagation(), options)
  return () => listening.abort()
}
