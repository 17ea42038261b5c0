'use client'

import { useState, type ReactNode } from 'react'
import type { FormTexts } from '#components/sign-up/form-texts'
import { FormField } from '#components/sign-up/form-field'
import { PhoneField } from '#components/sign-up/phone-field'
import { TrapField } from '#components/sign-up/trap-field'
import { useLiveForm } from '#components/sign-up/use-live-form'
import { Button } from '#components/ui/button'
import { fieldClass } from '#components/ui/field'
import type { FieldErrors } from '#lib/leads/sign-up-fields'
import type { SignUpField, SignUpValues } from '#lib/leads/sign-up-values'
import { formId, submitId } from '#lib/sign-up/go-to-form'
import type { FormLook } from '#lib/sign-up/live-form'
import { useCard } from '#lib/sign-up/use-card'

/** Values and errors of a form that was sent without JavaScript and is shown again. */
export type SignUpInitial = SignUpValues & { errors: FieldErrors }

/**
 * The sign-up form (spec sections 4, 5 and 8). Without JavaScript the browser posts the form. The
 * form's script is loaded when the form is near the screen. The script uses the inputs that the
 * server has rendered.
 */
export function SignUpForm({
  initial,
  ...texts
}: FormTexts & { initial?: SignUpInitial | undefined }): ReactNode {
  const { labels, context } = texts
  const [look, setLook] = useState<FormLook>({
    errors: initial?.errors ?? {},
    showsRequired: initial !== undefined,
  })
  const { ref, live, isReady, onMaskAttached } = useLiveForm(context, look, setLook)
  const card = useCard().form
  const isLoading = card.kind === 'sending'
  const isMessage = card.kind === 'success' || card.kind === 'failed'

  function getFieldProps(name: SignUpField) {
    const code = look.errors[name]
    const isShown = code !== 'required' || look.showsRequired
    return {
      ...live?.inputs[name],
      name,
      isInvalid: code !== undefined,
      error: isShown && code ? labels.errors[code] : undefined,
    }
  }
  const phoneHints = {
    foreign: labels.errors.foreign,
    phoneHint: labels.phoneHint,
    example: labels.phoneExample,
  }
  return (
    <>
      {live && isMessage && (
        <live.FormMessage
          {...texts}
          card={card}
          phone={look.sentPhone}
          signUpKey={look.sentKey ?? ''}
        />
      )}
      {live && <live.AttachedPhoneMask {...live.phoneMask} onAttached={onMaskAttached} />}
      <form
        ref={ref}
        id={formId}
        tabIndex={-1}
        aria-label={labels.submit}
        method="post"
        action="/api/subscribe"
        noValidate
        aria-busy={isLoading}
        className="[outline:none]"
        hidden={isMessage}
        data-hydrated={isReady || undefined}
        onSubmit={(event) => {
          void live?.submit(event)
        }}
      >
        <FormField
          label={labels.name}
          autoComplete="given-name"
          className={fieldClass()}
          defaultValue={initial?.name}
          {...getFieldProps('name')}
        />
        <PhoneField
          labels={labels}
          hint={phoneHints[look.phoneHint ?? 'example']}
          defaultValue={initial?.phone}
          {...getFieldProps('phone')}
        />
        <FormField
          type="checkbox"
          label={labels.consent}
          className="check size-6 shrink-0 accent-action"
          defaultChecked={initial?.consent ?? true}
          {...getFieldProps('consent')}
        />
        {Object.entries(context).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TrapField label={labels.doNotFill} {...live?.inputs.website} />
        <Button
          id={submitId}
          type="submit"
          aria-disabled={isLoading || undefined}
          className="mt-2 mb-3 w-full"
        >
          {isLoading ? labels.loading : labels.submit}
        </Button>
        <p aria-live="polite" className="sr-only">
          {isLoading ? labels.loading : ''}
        </p>
      </form>
    </>
  )
}
