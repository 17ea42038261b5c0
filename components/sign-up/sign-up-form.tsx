import { useState, type ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { afterPress } from '#components/sign-up/after-press'
import { useCard } from '#components/sign-up/card-store'
import type { FailureReason } from '#components/sign-up/card-state'
import { FormMessage, type MessageLabels } from '#components/sign-up/form-message'
import { phoneAttributes } from '#components/sign-up/phone-attributes'
import { PhoneInput } from '#components/sign-up/phone-input'
import { SignUpView, submitId, type ViewLabels } from '#components/sign-up/sign-up-view'
import { useReturn } from '#components/sign-up/use-return'
import { useSignUp } from '#components/sign-up/use-sign-up'
import { useSignUpFields, type SignUpValues } from '#components/sign-up/use-sign-up-fields'
import { useTimedFlag } from '#components/sign-up/use-timed-flag'
import type { FieldError, FieldErrors, FormField, FormValues } from '#lib/leads/form-rules'
import { isForeign, nationalLength, toNationalDigits } from '#lib/leads/phone'

export type SignUpLabels = ViewLabels & {
  phoneHint: string
  success: MessageLabels
  failure: MessageLabels
  reasons: Record<Exclude<FailureReason, 'other'>, string>
}

/** What came back from the server after a sign-up without JavaScript. */
export type SignUpInitial = SignUpValues & { errors: FieldErrors }

export type SignUpFormProps = {
  labels: SignUpLabels
  consent: ReactNode
  /** Beside the error: how else to reach the clinic. */
  call: ReactNode
  context: { language: string; consentVersion: string }
  initial?: SignUpInitial | undefined
}

/** How long “Required field” stays, in milliseconds; its border stays until the field changes (spec section 5). */
const errorDisplay = 4000

/** What a phone that was left needs, before anybody insists on it. */
function hintFor(phone: string, labels: SignUpLabels): string | undefined {
  if (isForeign(phone)) return labels.errors.foreign
  const digits = toNationalDigits(phone).length
  return digits > 0 && digits < nationalLength ? labels.phoneHint : undefined
}

/** Consultation sign-up (spec sections 4, 5 and 8), taking over from the server's form. */
export function SignUpForm({ labels, consent, call, context, initial }: SignUpFormProps) {
  const state = useCard().form
  const { control, formState, handleSubmit, register, setError } = useSignUpFields(initial)
  const [showsRequired, showErrors] = useTimedFlag(errorDisplay, initial !== undefined)
  const [leftPhone, setLeftPhone] = useState(false)
  // Registered before the phone: focus goes to the first field in error in this order.
  const nameInput = register('name')
  const send = useSignUp(context, (errors) => {
    for (const [field, message] of Object.entries(errors))
      setError(field as FormField, { message: message ?? 'invalid' })
    showErrors()
  })

  const returnTo = useReturn(state.kind)
  if (state.kind === 'success') {
    const toEmpty = () => {
      returnTo('sign-up-name')
    }
    return <FormMessage look="success" labels={labels.success} onAction={toEmpty} />
  }
  if (state.kind === 'failed') {
    const detail = state.reason === 'other' ? undefined : labels.reasons[state.reason]
    const toTyped = () => {
      returnTo(submitId)
    }
    return (
      <FormMessage look="failure" labels={labels.failure} detail={detail} onAction={toTyped}>
        {call}
      </FormMessage>
    )
  }

  const stateOf = (field: FormField, hint?: string) => {
    const code = formState.errors[field]?.message as FieldError | undefined
    const isShown = code !== 'required' || showsRequired
    return { invalid: code !== undefined, error: isShown && code ? labels.errors[code] : undefined, hint }
  }
  const onSubmit = (event: React.SubmitEvent<HTMLFormElement>) => {
    const website = new FormData(event.currentTarget).get('website')
    const onValid = (values: FormValues) => send(values, typeof website === 'string' ? website : '')
    void handleSubmit(onValid, showErrors)(event)
  }
  return (
    <Controller
      control={control}
      name="phone"
      render={({ field }) => {
        const onBlur = () => {
          afterPress(() => {
            setLeftPhone(true)
          })
          field.onBlur()
        }
        return (
          <SignUpView
            labels={labels}
            consent={consent}
            context={context}
            isLoading={state.kind === 'sending'}
            data-hydrated
            onSubmit={onSubmit}
            fields={{
              name: stateOf('name'),
              phone: stateOf('phone', leftPhone ? hintFor(field.value, labels) : undefined),
              consent: stateOf('consent'),
            }}
            controls={{
              name: (attributes) => <input type="text" autoComplete="given-name" {...attributes} {...nameInput} />,
              phone: (attributes) => (
                <PhoneInput
                  {...phoneAttributes}
                  {...attributes}
                  {...field}
                  onFocus={() => {
                    setLeftPhone(false)
                  }}
                  onBlur={onBlur}
                />
              ),
              consent: (attributes) => <input type="checkbox" {...attributes} {...register('consent')} />,
            }}
          />
        )
      }}
    />
  )
}
