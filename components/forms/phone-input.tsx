import 'imask/esm/masked/pattern'
import 'imask/esm/controls/input'
import type { ComponentProps } from 'react'
import { IMaskInput } from 'react-imask'
import { toNationalDigits } from '#lib/leads/phone'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref' | 'min' | 'max'> & {
  value: string
  onChange: (value: string) => void
  inputRef: (element: HTMLInputElement | null) => void
}

/** `(99) 999 99 99` (spec section 5). A whole number pasted or filled in loses its country code or leading 0. */
export function PhoneInput({ value, onChange, inputRef, ...props }: Props) {
  return (
    <IMaskInput
      {...props}
      mask="(00) 000 00 00"
      defaultValue={value}
      value={value}
      inputRef={inputRef}
      prepare={(chunk: string, masked: { unmaskedValue: string }) =>
        chunk.length > 1 && (masked.unmaskedValue === '' || chunk.replace(/\D/g, '').length > 8) ? toNationalDigits(chunk) : chunk
      }
      onAccept={(accepted: string, mask: { unmaskedValue: string; value: string }) => {
        const digits = toNationalDigits(mask.unmaskedValue)
        // Typed digit by digit, a country code or a leading 0 is known only now.
        if (digits !== mask.unmaskedValue) mask.unmaskedValue = digits
        else onChange(accepted)
      }}
    />
  )
}
