import { useEffect, useRef, useState } from 'react'
import useIMask from 'react-imask/esm/hook'
import { PhoneMask, type PhoneMaskOptions } from '#lib/sign-up/phone-mask'

type Props = {
  input: HTMLInputElement
  /** Called after the mask has changed the text. */
  onChange: () => void
  /**
   * Called once the mask is attached. After this call, a script that changes the input's text must
   * call `sync`. The mask then knows the new text.
   */
  onAttached: (sync: () => void) => void
}

/** Attaches the mask to the phone input that the server has rendered. Renders nothing. */
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
      // After a sign-up, the mask's undo must not restore the sent phone number.
      maskRef.current?.history.clear()
    })
  }, [maskRef, onAttached])
  return null
}

/**
 * Saves the latest `input` or `compositionend` event in `edit`. From this event the mask learns how
 * the visitor changed the text. Also lets visitors drop a dragged number into the field.
 * @returns a function that removes the listeners
 */
function watchPhoneInput({ input, edit }: PhoneMaskOptions): () => void {
  const listening = new AbortController()
  // IMask's listeners use the bubble phase. Listeners of the capture phase run before IMask's
  // listeners, so the mask finds the latest event in `edit`.
  const options = { capture: true, signal: listening.signal }
  const saveEdit = (event: Event) => {
    edit.current = event
  }
  input.addEventListener('input', saveEdit, options)
  input.addEventListener('compositionend', saveEdit, options)
  // Without this listener, IMask's `drop` listener would cancel the drop.
  input.addEventListener('drop', (event) => event.stopImmediatePropagation(), options)
  return () => listening.abort()
}
