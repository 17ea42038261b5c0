import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { FormMessage, type MessageLabels } from '#components/forms/form-message'
import { SignUpFields, type FieldLabels } from '#components/forms/sign-up-fields'
import { Button } from '#components/ui/button'
import { formId, typedBefore } from '#lib/forms/typed-before'
import { useSignUp, type FailureReason } from '#lib/forms/use-sign-up'
import { useTimedFlag } from '#lib/forms/use-timed-flag'
import { formSchema, type FieldErrors, type FormField, type FormValues } from '#lib/leads/schema'

export type SignUpValues = { name: string; phone: string; consent: boolean }

export type SignUpLabels = FieldLabels & {
  submit: string
  loading: string
  doNotFill: string
  success: MessageLabels
  failure: MessageLabels
  reasons: Record<Exclude<FailureReason, 'other'>, string>
}

/** What came back from the server after a sign-up without JavaScript. */
export type SignUpInitial = SignUpValues & { order: string; errors: FieldErrors }

type Props = {
  labels: SignUpLabels
  consent: ReactNode
  consentVersion: string
  language: string
  initial?: SignUpInitial
}

const empty: SignUpValues = { name: '', phone: '', consent: true }

/** How long an error message stays, in milliseconds; its border stays until the field changes (spec section 5). */
const errorDisplay = 4000

function toErrors(errors: FieldErrors) {
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, { type: 'server', message }]))
}

/** Consultation sign-up (spec sections 4, 5 and 8). Without scripts it is a plain form that posts by itself. */
export function SignUpForm({ labels, consent, consentVersion, language, initial }: Props) {
  const [defaultValues] = useState<SignUpValues>(() => ({ ...empty, ...initial, ...typedBefore() }))
  const [showsErrors, showErrors] = useTimedFlag(errorDisplay, Boolean(initial))
  const form = useForm<SignUpValues, unknown, FormValues>({
    defaultValues,
    resolver: zodResolver(formSchema),
    ...(initial && { errors: toErrors(initial.errors) }),
  })
  const order = initial?.order
  const { state, send, edit, startAgain } = useSignUp({ language, consentVersion, order }, (errors) => {
    for (const [field, message] of Object.entries(errors)) form.setError(field as FormField, { message })
    showErrors()
  })
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    setReady(true)
  }, [])

  if (state.kind === 'success') {
    const backToEmpty = () => {
      form.reset(empty)
      startAgain()
    }
    return <FormMessage look="success" labels={labels.success} onAction={backToEmpty} />
  }
  if (state.kind === 'failed') {
    const detail = state.reason === 'other' ? undefined : labels.reasons[state.reason]
    return <FormMessage look="failure" labels={labels.failure} detail={detail} onAction={edit} />
  }

  const isLoading = state.kind === 'loading'
  return (
    <form
      id={formId}
      method="post"
      action="/api/subscribe"
      noValidate
      aria-busy={isLoading}
      data-ready={isReady || undefined}
      onSubmit={(event) => {
        const website = new FormData(event.currentTarget).get('website')
        const onValid = (values: FormValues) => send(values, typeof website === 'string' ? website : '')
        void form.handleSubmit(onValid, showErrors)(event)
      }}
    >
      <SignUpFields form={form} labels={labels} consent={consent} showsErrors={showsErrors} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="consentVersion" value={consentVersion} />
      {order && <input type="hidden" name="order" value={order} />}
      <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
        <label>
          {labels.doNotFill}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" aria-disabled={isLoading || undefined} className="mt-6 w-full">
        {isLoading ? labels.loading : labels.submit}
      </Button>
      <p aria-live="polite" className="sr-only">
        {isLoading ? labels.loading : ''}
      </p>
    </form>
  )
}
