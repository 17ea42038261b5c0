import { useLayoutEffect, useState, type ReactNode } from 'react'
import { Controller, useForm, type Resolver } from 'react-hook-form'
import { FormMessage, type MessageLabels } from '#components/sign-up/form-message'
import { phoneAttributes } from '#components/sign-up/phone-attributes'
import { PhoneInput } from '#components/sign-up/phone-input'
import { SignUpView, type ViewLabels } from '#components/sign-up/sign-up-view'
import { chooseOrder, useChosenOrder } from '#components/sign-up/order'
import { focusedBefore, typedBefore } from '#components/sign-up/typed-before'
import { useSignUp, type FailureReason } from '#components/sign-up/use-sign-up'
import { useTimedFlag } from '#components/sign-up/use-timed-flag'
import { nationalLength, toNationalDigits } from '#lib/leads/phone'
import { checkForm, type FieldError, type FieldErrors, type FormField, type FormValues } from '#lib/leads/form-rules'

export type SignUpValues = { name: string; phone: string; consent: boolean }

export type SignUpLabels = ViewLabels & {
  phoneHint: string
  success: MessageLabels
  failure: MessageLabels
  reasons: Record<Exclude<FailureReason, 'other'>, string>
}

/** What came back from the server after a sign-up without JavaScript. */
export type SignUpInitial = SignUpValues & { order: string; errors: FieldErrors }

export type SignUpFormProps = {
  labels: SignUpLabels
  consent: ReactNode
  context: { language: string; consentVersion: string; order?: string | undefined }
  initial?: SignUpInitial | undefined
}

const empty: SignUpValues = { name: '', phone: '', consent: true }

/** How long an error message stays, in milliseconds; its border stays until the field changes (spec section 5). */
const errorDisplay = 4000

function toErrors(errors: FieldErrors) {
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, { type: 'rule', message }]))
}

const resolver: Resolver<SignUpValues, unknown, FormValues> = (typed) => {
  const { values, errors } = checkForm(typed)
  return values ? { values, errors: {} } : { values: {}, errors: toErrors(errors) }
}

/** Consultation sign-up (spec sections 4, 5 and 8), taking over from the server's form. */
export function SignUpForm({ labels, consent, context, initial }: SignUpFormProps) {
  const [defaultValues] = useState<SignUpValues>(() => ({ ...empty, ...initial, ...typedBefore() }))
  // Kept: react-hook-form takes a new object for new errors.
  const [serverErrors] = useState(() => initial && toErrors(initial.errors))
  const [restoreFocus] = useState(focusedBefore)
  useLayoutEffect(restoreFocus, [restoreFocus])
  const [showsErrors, showErrors] = useTimedFlag(errorDisplay, initial !== undefined)
  const chosen = useChosenOrder()
  const [leftPhone, setLeftPhone] = useState(false)
  const { control, formState, handleSubmit, register, reset, setError } = useForm<SignUpValues, unknown, FormValues>({
    defaultValues,
    resolver,
    ...(serverErrors && { errors: serverErrors }),
  })
  // Registered before the phone: focus goes to the first field in error in this order.
  const nameInput = register('name')
  const { state, send, edit, startAgain } = useSignUp(
    { ...context, order: chosen?.code ?? context.order },
    (errors) => {
      for (const [field, message] of Object.entries(errors))
        setError(field as FormField, { message: message ?? 'invalid' })
      showErrors()
    },
  )

  if (state.kind === 'success') {
    const backToEmpty = () => {
      reset(empty)
      chooseOrder(null)
      startAgain()
    }
    return <FormMessage look="success" labels={labels.success} onAction={backToEmpty} />
  }
  if (state.kind === 'failed') {
    const detail = state.reason === 'other' ? undefined : labels.reasons[state.reason]
    return <FormMessage look="failure" labels={labels.failure} detail={detail} onAction={edit} />
  }

  const stateOf = (field: FormField, hint?: string) => {
    const code = formState.errors[field]?.message as FieldError | undefined
    return { invalid: code !== undefined, error: showsErrors && code ? labels.errors[code] : undefined, hint }
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
        const digits = toNationalDigits(field.value).length
        const isShort = leftPhone && digits > 0 && digits < nationalLength
        const onBlur = () => {
          setLeftPhone(true)
          field.onBlur()
        }
        return (
          <SignUpView
            labels={labels}
            consent={consent}
            context={context}
            isLoading={state.kind === 'loading'}
            data-hydrated
            onSubmit={onSubmit}
            fields={{
              name: stateOf('name'),
              phone: stateOf('phone', isShort ? labels.phoneHint : undefined),
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
