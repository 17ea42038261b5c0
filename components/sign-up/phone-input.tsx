import 'imask/esm/masked/pattern'
import 'imask/esm/controls/input'
import type { ComponentProps, Ref } from 'react'
import IMaskInput from 'react-imask/esm/input'
import { nationalLength, toNationalDigits } from '#lib/leads/phone'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref' | 'min' | 'max'> & {
  value: string
  onChange: (value: string) => void
  ref: Ref<HTMLInputElement>
}

/** A whole number pasted or filled in at once loses its country code or leading 0 before the mask counts digits. */
function prepare(chunk: string, { unmaskedValue }: { unmaskedValue: string }): string {
  const isWhole = unmaskedValue === '' || chunk.replace(/\D/g, '').length >= nationalLength
  return chunk.length > 1 && isWhole ? toNationalDigits(chunk) : chunk
}

/** Phone field masked as `(99) 999 99 99` (spec section 5, decisions "Phone input"). */
export function PhoneInput({ value, onChange, ref, ...props }: Props) {
  return (
    <IMaskInput
      {...props}
      mask="(00) 000 00 00"
      value={value}
      inputRef={ref}
      prepare={prepare}
      onAccept={(accepted: string, mask: { unmaskedValue: string }) => {
        const digits = toNationalDigits(mask.unmaskedValue)
        // Typed one by one, a country code or a leading 0 is recognised only now.
        if (digits === mask.unmaskedValue) onChange(accepted)
        else mask.unmaskedValue = digits
      }}
    />
  )
}
