import { useState, type ReactNode } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { PhoneInput } from '#components/forms/phone-input'
import type { SignUpValues } from '#components/forms/sign-up-form'
import { Field, FieldNote } from '#components/ui/field'
import { nationalLength, toNationalDigits } from '#lib/leads/phone'
import type { FieldError, FormField, FormValues } from '#lib/leads/schema'

export type FieldLabels = {
  name: string
  countryCode: string
  country: string
  phone: string
  phoneHint: string
  errors: Record<FieldError, string>
}

type Props = {
  form: UseFormReturn<SignUpValues, unknown, FormValues>
  labels: FieldLabels
  consent: ReactNode
  /** Messages are shown for a while; `aria-invalid` and the border stay until the field changes. */
  showsErrors: boolean
}

/** First name, country code, phone and consent. */
export function SignUpFields({ form, labels, consent, showsErrors }: Props) {
  const { control, register, formState } = form
  const [leftPhone, setLeftPhone] = useState(false)
  const errorOf = (field: FormField) => {
    const code = formState.errors[field]?.message as FieldError | undefined
    return { invalid: code !== undefined, error: showsErrors && code ? labels.errors[code] : undefined }
  }
  const consentError = errorOf('consent')
  const defaults = formState.defaultValues
  return (
    <div className="grid gap-5">
      <Field id="sign-up-name" label={labels.name} {...errorOf('name')}>
        {(attributes) => (
          <input type="text" autoComplete="given-name" defaultValue={defaults?.name} {...attributes} {...register('name')} />
        )}
      </Field>
      <div className="grid grid-cols-[8.5rem_1fr] gap-3 max-[22rem]:grid-cols-1">
        <div>
          <label htmlFor="sign-up-country" className="mb-1.5 block text-sm font-semibold">
            {labels.countryCode}
          </label>
          <select
            id="sign-up-country"
            autoComplete="off"
            className="block min-h-13 w-full appearance-none rounded-xl border-[1.5px] border-line bg-wash px-3 text-[0.9375rem] text-muted"
          >
            <option>{labels.country}</option>
          </select>
        </div>
        <Controller
          control={control}
          name="phone"
          render={({ field }) => {
            const digits = toNationalDigits(field.value).length
            const isShort = leftPhone && digits > 0 && digits < nationalLength
            return (
              <Field id="sign-up-phone" label={labels.phone} hint={isShort ? labels.phoneHint : undefined} {...errorOf('phone')}>
                {(attributes) => (
                  <PhoneInput
                    type="tel"
                    inputMode="tel"
                    autoComplete="tel"
                    placeholder="(__) ___ __ __"
                    {...attributes}
                    name={field.name}
                    value={field.value}
                    onChange={field.onChange}
                    onFocus={() => {
                      setLeftPhone(false)
                    }}
                    onBlur={() => {
                      setLeftPhone(true)
                      field.onBlur()
                    }}
                    inputRef={field.ref}
                  />
                )}
              </Field>
            )
          }}
        />
      </div>
      <div>
        <label className="flex items-start gap-3 text-sm">
          <input
            type="checkbox"
            value="on"
            defaultChecked={defaults?.consent ?? true}
            aria-required="true"
            aria-invalid={consentError.invalid || undefined}
            aria-describedby={consentError.error ? 'sign-up-consent-note' : undefined}
            className="peer mt-px size-6 shrink-0 cursor-pointer accent-plum aria-invalid:outline-2 aria-invalid:outline-offset-1 aria-invalid:outline-error"
            {...register('consent')}
          />
          <span className="min-h-6 pt-0.5">{consent}</span>
        </label>
        <FieldNote id="sign-up-consent-note" isError text={consentError.error} />
      </div>
    </div>
  )
}
