import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useCard } from '#components/sign-up/card-store'
import { readDraft, saveDraft } from '#components/sign-up/draft'
import { toPhoneText } from '#components/sign-up/phone-text'
import type { FieldError, FormField, SignUpValues } from '#components/sign-up/rules'
import { readFocus, readStaticForm } from '#components/sign-up/static-form'
import { useRestoredPage } from '#components/sign-up/use-restored-page'

/** What came back from the server after a sign-up without JavaScript. */
export type SignUpInitial = Omit<SignUpValues, 'website'> & {
  errors: Partial<Record<FormField, { type: FieldError }>>
}

const empty: SignUpValues = { name: '', phone: '', consent: true, website: '' }

function toValues({ name, phone, consent }: Omit<SignUpValues, 'website'>): SignUpValues {
  return { name, phone: toPhoneText('', phone), consent, website: '' }
}

/**
 * The form: begun with what was typed in this tab before, what the server sent back, or what was typed into the
 * server's form, the latest of them; saved in the draft, emptied by each request that is sent.
 */
export function useSignUpForm(initial: SignUpInitial | undefined) {
  const [options] = useState(() => ({
    defaultValues: toValues({ ...readDraft(), ...initial, ...readStaticForm() }),
    errors: initial?.errors ?? {},
  }))
  const form = useForm<SignUpValues>(options)
  const { reset, subscribe } = form

  const [restoreFocus] = useState(readFocus)
  useLayoutEffect(restoreFocus, [restoreFocus])

  useEffect(() => {
    const callback = ({ values: { name, phone, consent } }: { values: SignUpValues }) => {
      saveDraft({ name, phone, consent })
    }
    return subscribe({ formState: { values: true }, callback })
  }, [subscribe])

  const { sent } = useCard()
  const emptied = useRef(sent)
  useEffect(() => {
    if (emptied.current === sent) return
    emptied.current = sent
    reset(empty)
  }, [sent, reset])

  const restoreDraft = useCallback(() => {
    reset(toValues(readDraft()))
  }, [reset])
  useRestoredPage(restoreDraft)
  return form
}
