import type { ReactNode } from 'react'

import { FormField, type FormFieldProps } from '#components/sign-up/form-field'
import { fieldClass } from '#components/ui/field'

type Props = Omit<FormFieldProps, 'label' | 'type'> & {
  labels: { phone: string; countryCode: string }
}

/**
 * The phone field. The page shows +380 before the input, because the country is fixed (spec section
 * 5). The form's script adds the mask (`phone-mask.tsx`).
 */
export function PhoneField({ labels, ...field }: Props): ReactNode {
  return (
    <FormField
      type="tel"
      label={
        <>
          {labels.phone} <span className="sr-only">{labels.countryCode} +380</span>
        </>
      }
      inputMode="tel"
      autoComplete="tel"
      className={`${fieldClass()} pl-[calc(2.6em+48px)]`}
      {...field}
    >
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 m-0.5 flex items-center rounded-xl bg-wash px-4 text-muted"
      >
        +380
      </span>
    </FormField>
  )
}
