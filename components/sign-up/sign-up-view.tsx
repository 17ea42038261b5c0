import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#components/ui/button'
import { CheckField, Field, type FieldControl } from '#components/ui/field'
import { formId } from '#components/sign-up/typed-before'
import type { FieldError, FormField } from '#lib/leads/form-rules'

/** Id of the button that sends the form. */
export const submitId = 'sign-up-submit'

export type ViewLabels = {
  name: string
  countryCode: string
  country: string
  phone: string
  submit: string
  loading: string
  doNotFill: string
  errors: Record<FieldError, string>
}

/** A field's state: the border may outlast the message. */
type FieldState = { invalid: boolean; error?: string | undefined; hint?: string | undefined }

type Props = Omit<ComponentProps<'form'>, 'children'> & {
  labels: ViewLabels
  consent: ReactNode
  fields: Record<FormField, FieldState>
  /** The three inputs; each gets the attributes its field owns. */
  controls: Record<FormField, (control: FieldControl) => ReactNode>
  context: { language: string; consentVersion: string }
  isLoading?: boolean
}

/**
 * Markup of the sign-up form, without behaviour: the server draws it as a plain form that posts by itself, the
 * script draws the same around its own inputs.
 */
export function SignUpView({ labels, consent, fields, controls, context, isLoading = false, ...form }: Props) {
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
      <div className="grid gap-5">
        <Field id="sign-up-name" label={labels.name} {...fields.name}>
          {controls.name}
        </Field>
        <div className="phone-row">
          <Country label={labels.countryCode} value={labels.country} />
          <Field id="sign-up-phone" label={labels.phone} {...fields.phone}>
            {controls.phone}
          </Field>
        </div>
        <CheckField id="sign-up-consent" label={consent} {...fields.consent}>
          {controls.consent}
        </CheckField>
      </div>
      {Object.entries(context).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Trap label={labels.doNotFill} />
      <Button id={submitId} type="submit" aria-disabled={isLoading || undefined} className="mt-6 w-full">
        {isLoading ? labels.loading : labels.submit}
      </Button>
      <p aria-live="polite" className="sr-only">
        {isLoading ? labels.loading : ''}
      </p>
    </form>
  )
}

/** The country is Ukraine (spec section 5): shown and read out, not chosen. */
function Country({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <label htmlFor="sign-up-country" className="field-label">
        {label}
      </label>
      <select id="sign-up-country" autoComplete="off" className="country">
        <option>{value}</option>
      </select>
    </div>
  )
}

/** Only a machine fills a field that nobody sees or reaches. */
function Trap({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
      <label>
        {label}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
