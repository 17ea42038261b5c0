import { useState, type ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { afterPress } from '#components/sign-up/after-press'
import type { FailureReason } from '#components/sign-up/card-reducer'
import { dispatchCard, useCard } from '#components/sign-up/card-store'
import { submitId } from '#components/sign-up/form-id'
import { FormMessage, type MessageLabels } from '#components/sign-up/form-message'
import { SentDetails, type SentProps } from '#components/sign-up/sent-details'
import { PhoneInput } from '#components/sign-up/phone-input'
import { rules, type FieldError, type FormField } from '#components/sign-up/rules'
import { phoneAttributes, SignUpView, type ViewLabels } from '#components/sign-up/sign-up-view'
import { useSignUp } from '#components/sign-up/use-sign-up'
import { useSignUpForm, type SignUpInitial } from '#components/sign-up/use-sign-up-form'
import { useTimedFlag } from '#components/sign-up/use-timed-flag'
import { inputAttributes } from '#components/ui/field'
import { isForeign, nationalLength, toNationalDigits } from '#lib/leads/phone'

export type SignUpLabels = ViewLabels & {
  phoneHint: string
  success: MessageLabels
  failure: MessageLabels
  reasons: Record<Exclude<FailureReason, 'other'>, string>
}

export type SignUpFormProps = {
  labels: SignUpLabels
  consent: ReactNode
  /** Beside the error: how else to reach the clinic. */
  call: ReactNode
  /** Beside the confirmation: when the clinic calls, and what to read until then. */
  sent: SentProps
  article: ReactNode
  context: { language: string; consentVersion: string }
  initial?: SignUpInitial | undefined
}

/** How long “Required field” stays, in milliseconds; its border stays until the field changes (spec section 5). */
const errorDisplayMs = 4000

/** What a phone that was left needs, before anybody insists on it. */
function hintFor(phone: string, labels: SignUpLabels): string | undefined {
  if (isForeign(phone)) return labels.errors.foreign
  const digits = toNationalDigits(phone).length
  return digits > 0 && digits < nationalLength ? labels.phoneHint : undefined
}

/** Back from a message, whose button goes away with it, to an element of the form. */
function backToForm(focusId: string): void {
  dispatchCard({ type: 'edit' })
  setTimeout(() => document.getElementById(focusId)?.focus())
}

/** Consultation sign-up (spec sections 4, 5 and 8), in the place of the server's form. */
export function SignUpForm({ labels, consent, call, sent, article, context, initial }: SignUpFormProps) {
  const card = useCard().form
  const { control, formState, handleSubmit, register, setError } = useSignUpForm(initial)
  // In the order of the fields: focus goes to the first one in error.
  const name = register('name', rules.name)
  const { field: phone } = useController({ control, name: 'phone', rules: rules.phone })
  const [showsRequired, showErrors] = useTimedFlag(errorDisplayMs, initial !== undefined)
  const [leftPhone, setLeftPhone] = useState(false)
  // Only while the page is open: it is stored nowhere in the browser.
  const [sentPhone, setSentPhone] = useState('')
  const send = useSignUp(context, (errors) => {
    for (const [field, type] of Object.entries(errors)) setError(field as FormField, { type: type ?? 'invalid' })
    showErrors()
  })

  if (card.kind === 'success')
    return (
      <FormMessage
        look="success"
        labels={labels.success}
        onAction={() => {
          backToForm('sign-up-name')
        }}
        facts={<SentDetails {...sent} phone={sentPhone} />}
      >
        {article}
      </FormMessage>
    )
  if (card.kind === 'failed')
    return (
      <FormMessage
        look="failure"
        labels={labels.failure}
        detail={card.reason === 'other' ? undefined : labels.reasons[card.reason]}
        onAction={() => {
          backToForm(submitId)
        }}
      >
        {call}
      </FormMessage>
    )

  const fieldOf = (field: FormField, hint?: string) => {
    const code = formState.errors[field]?.type as FieldError | undefined
    const isShown = code !== 'required' || showsRequired
    return {
      id: `sign-up-${field}`,
      invalid: code !== undefined,
      error: isShown && code ? labels.errors[code] : undefined,
      hint,
    }
  }
  const fields = {
    name: fieldOf('name'),
    phone: fieldOf('phone', (leftPhone && hintFor(phone.value, labels)) || labels.phoneExample),
    consent: fieldOf('consent'),
  }
  return (
    <SignUpView
      labels={labels}
      consent={consent}
      context={context}
      isLoading={card.kind === 'sending'}
      data-hydrated
      onSubmit={(event) => {
        if (card.kind === 'editing') setSentPhone(phone.value)
        void handleSubmit(send, showErrors)(event)
      }}
      fields={fields}
      inputs={{ name, consent: register('consent', rules.consent), website: register('website') }}
      phone={
        <PhoneInput
          {...phoneAttributes}
          {...inputAttributes(fields.phone)}
          {...phone}
          onFocus={() => {
            setLeftPhone(false)
          }}
          onBlur={() => {
            afterPress(() => {
              setLeftPhone(true)
            })
            phone.onBlur()
          }}
        />
      }
    />
  )
}
