import 'imask/esm/masked/pattern'
import 'imask/esm/controls/input'
import { useRef, type ComponentProps, type Ref } from 'react'
import IMaskInput from 'react-imask/esm/input'
import { digitsIn, isMasked, toPhoneText } from '#components/sign-up/phone-text'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref' | 'min' | 'max'> & {
  /** As `toPhoneText` gives it. */
  value: string
  onChange: (value: string) => void
  ref: Ref<HTMLInputElement>
}

const mask = '(00) 000 00 00'

/** What an edit put in. A keyboard that composes gives the whole word so far, of which the last character is new. */
function insertedBy(event: Event): string | null {
  if (!(event instanceof InputEvent)) return null
  return event.inputType === 'insertCompositionText' ? (event.data?.slice(-1) ?? null) : event.data
}

/**
 * Phone field masked as `(99) 999 99 99` (spec section 5, decisions "Phone input"). What is no national number stands
 * there as it was typed, without the mask, which would cut it.
 */
export function PhoneInput({ value, onChange, ref, ...props }: Props) {
  const typed = useRef('')
  return (
    <IMaskInput
      {...props}
      {...(isMasked(value) && { mask })}
      value={value}
      inputRef={ref}
      onInputCapture={({ currentTarget }) => {
        // The whole text, before the mask has dropped from it what it does not know.
        typed.current = currentTarget.value
      }}
      onInput={({ currentTarget, nativeEvent }) => {
        const text = toPhoneText(value, typed.current, insertedBy(nativeEvent))
        // The mask has it right already, caret and all.
        const isShown = isMasked(currentTarget.value) && digitsIn(currentTarget.value) === text
        onChange(isShown ? currentTarget.value : text)
      }}
      onAccept={(accepted: string, _mask: unknown, event?: Event) => {
        // Without an event of its own: undone and redone.
        if (!event) onChange(accepted)
      }}
    />
  )
}
