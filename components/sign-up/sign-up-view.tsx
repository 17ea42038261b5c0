import type { ComponentProps, ReactNode } from 'react'
import type { FieldError, FormField } from '#components/sign-up/rules'
import { formId, submitId } from '#components/sign-up/form-id'
import { Button } from '#components/ui/button'
import { CheckField, Field, inputAttributes, type FieldState } from '#components/ui/field'

/** How a phone field presents itself to keyboards, autofill and people. */
export const phoneAttributes = {
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  className: 'field',
} as const

export type ViewLabels = {
  name: string
  /** With the country's code, which is seen in the field. */
  phone: ReactNode
  phoneExample: string
  submit: string
  loading: string
  doNotFill: string
  errors: Record<FieldError, string>
}

type Props = Omit<ComponentProps<'form'>, 'children'> & {
  labels: ViewLabels
  /** The consent's text, with links. */
  consent: ReactNode
  fields: Record<FormField, FieldState>
  /** Attributes of each input, beside those that its field gives it. */
  inputs: Record<'name' | 'consent' | 'website', ComponentProps<'input'>>
  phone: ReactNode
  context: { language: string; consentVersion: string }
  isLoading?: boolean
}

/**
 * Markup of the sign-up form, without behaviour: the server draws it as a plain form that posts by itself, the
 * script draws the same around its own inputs.
 */
export function SignUpView({ labels, consent, fields, inputs, phone, context, isLoading = false, ...form }: Props) {
  return (
    <form
      id={formId}
      tabIndex={-1}
      aria-label={labels.submit}
      method="post"
      action="/api/subscribe"
      noValidate
      aria-busy={isLoading}
      className="outline-none"
      {...form}
    >
      <div>
        <Field field={fields.name} label={labels.name}>
          <input
            type="text"
            autoComplete="given-name"
            className="field"
            {...inputAttributes(fields.name)}
            {...inputs.name}
          />
        </Field>
        <Field field={fields.phone} label={labels.phone}>
          <div className="phone-field">
            <span aria-hidden="true">+380</span>
            {phone}
          </div>
        </Field>
        <CheckField field={fields.consent} label={consent}>
          <input type="checkbox" className="check" {...inputAttributes(fields.consent)} {...inputs.consent} />
        </CheckField>
      </div>
      {Object.entries(context).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Only a machine fills a field that nobody sees or reaches. */}
      <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
        <label>
          {labels.doNotFill}
          <input type="text" tabIndex={-1} autoComplete="off" {...inputs.website} />
        </label>
      </div>
      <Button id={submitId} type="submit" aria-disabled={isLoading || undefined} className="mt-2 mb-3 w-full">
        {isLoading ? labels.loading : labels.submit}
      </Button>
      <p aria-live="polite" className="sr-only">
        {isLoading ? labels.loading : ''}
      </p>
    </form>
  )
}
