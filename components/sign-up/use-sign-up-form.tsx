import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { useCard } from '#components/sign-up/card-store'
import { readDraft, saveDraft } from '#components/sign-up/draft'
import { toPhoneText } from '#components/sign-up/phone-text'
import { focusedBefore, typedBefore } from '#components/sign-up/typed-before'
import { useRestoredPage } from '#components/sign-up/use-restored-page'
import { checkForm, type FieldErrors, type FormValues } from '#lib/leads/form-rules'

export type SignUpValues = { name: string; phone: string; consent: boolean }

const empty: SignUpValues = { name: '', phone: '', consent: true }

function toErrors(errors: FieldErrors) {
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, { type: 'rule', message }]))
}

const resolver: Resolver<SignUpValues, unknown, FormValues> = (typed) => {
  const { values, errors } = checkForm(typed)
  return values ? { values, errors: {} } : { values: {}, errors: toErrors(errors) }
}

function fromDraft(): SignUpValues {
  const { name, phone, consent } = readDraft()
  return { name, phone, consent }
}

/**
 * The three fields: begun with what was typed in this tab before, what the server sent back, or what was typed into the
 * server's form, the latest of them; kept in the draft, emptied by each request that is sent.
 */
export function useSignUpFields(initial: (SignUpValues & { errors: FieldErrors }) | undefined) {
  const [defaultValues] = useState<SignUpValues>(() => {
    const { name, phone, consent } = { ...fromDraft(), ...initial, ...typedBefore() }
    return { name, phone: toPhoneText('', phone), consent }
  })
  // Kept: react-hook-form takes a new object for new errors.
  const [errors] = useState(() => initial && toErrors(initial.errors))
  const form = useForm<SignUpValues, unknown, FormValues>({ defaultValues, resolver, ...(errors && { errors }) })
  const { reset, subscribe } = form

  const [restoreFocus] = useState(focusedBefore)
  useLayoutEffect(restoreFocus, [restoreFocus])

  useEffect(() => {
    const keep = ({ values }: { values: SignUpValues }) => {
      saveDraft({ name: values.name, phone: values.phone, consent: values.consent })
    }
    return subscribe({ formState: { values: true }, callback: keep })
  }, [subscribe])

  const { sent } = useCard()
  const emptied = useRef(sent)
  useEffect(() => {
    if (emptied.current === sent) return
    emptied.current = sent
    reset(empty)
  }, [sent, reset])

  const takeDraft = useCallback(() => {
    reset(fromDraft())
  }, [reset])
  useRestoredPage(takeDraft)
  return form
}
