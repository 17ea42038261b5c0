import type { ComponentProps, Dispatch, FocusEvent, SetStateAction, SyntheticEvent } from 'react'
import { createFormControl } from 'react-hook-form'
import { formatPhone, isWholePhone, toE164, toNationalDigits } from '#lib/leads/phone'
import { mapSignUpFields, signUpFieldNames, type FieldErrors } from '#lib/leads/sign-up-fields'
import { emptySignUpValues, type SignUpField, type SignUpValues } from '#lib/leads/sign-up-values'
import { clearSignUpDraft, readSignUpDraft, saveSignUpDraft } from '#lib/sign-up/draft'
import { formRules, type SignUpFormValues } from '#lib/sign-up/form-rules'
import { callAfterPress, getPhoneHint, type PhoneHint } from '#lib/sign-up/phone-hint'
import { formatPhoneAtRest } from '#lib/sign-up/phone-text'
import { postSignUp } from '#lib/sign-up/post-sign-up'
import { dispatchCard, getCard } from '#lib/sign-up/use-card'

/** The errors and hints of the form, without the values of its inputs. */
export type FormLook = {
  errors: FieldErrors
  /**
   * False once “Required field” has been shown for 4 seconds. The field's border stays (spec
   * section 5).
   */
  showsRequired: boolean
  phoneHint?: PhoneHint | undefined
  /**
   * The sent phone number, formatted for reading; undefined if the number was incomplete. The
   * number is kept here, because a sign-up empties the stored values of the form.
   */
  sentPhone?: string | undefined
  /**
   * Idempotency key of the sign-up that was sent last. The choice of a time for the call needs this
   * key.
   */
  sentKey?: string | undefined
}

/** Fields that the form sends and the visitor does not see. */
export type FormContext = { language: string; consentVersion: string }

/** Time for which “Required field” is shown, in milliseconds (spec section 5). */
const errorDisplayMs = 4000

/** Shortest duration of the loading state, in milliseconds (spec section 9). */
const minimumLoadingMs = 1000

const emptyFormValues: SignUpFormValues = { ...emptySignUpValues, website: '' }

export type LiveForm = {
  submit: (event: SyntheticEvent) => Promise<void>
  /** Attributes that connect each input with react-hook-form. */
  inputs: { [Field in SignUpField | 'website']: ComponentProps<'input'> }
  phoneMask: {
    input: HTMLInputElement
    onChange: () => void
    onAttached: (sync: () => void) => void
  }
}

/**
 * Adds validation, storage in the tab and sending by script to a form that the server has rendered.
 * The inputs stay the same elements and keep the text that the visitor typed before the script ran
 * (docs/decisions/0001-form-upgrade.md).
 * @param initialLook errors of a form that was sent without JavaScript
 * @param setLook setter of the React state from which the form is rendered
 */
export function createLiveForm(
  form: HTMLFormElement,
  context: FormContext,
  initialLook: FormLook,
  setLook: Dispatch<SetStateAction<FormLook>>,
): LiveForm {
  const elements = form.elements as typeof form.elements & Record<SignUpField, HTMLInputElement>
  fillFromDraft(elements)
  const hasUserInput = watchUserInput(form, elements)
  const { getValues, handleSubmit, register, reset, setError, subscribe } =
    createFormControl<SignUpFormValues>({
      errors: Object.fromEntries(
        Object.entries(initialLook.errors).map(([field, type]) => [field, { type }]),
      ),
    })

  const show = (changes: Partial<FormLook>) => {
    setLook((look) => ({ ...look, ...changes }))
  }

  let hideTimer: number | undefined
  function showErrors() {
    window.clearTimeout(hideTimer)
    show({ showsRequired: true })
    hideTimer = window.setTimeout(() => show({ showsRequired: false }), errorDisplayMs)
  }
  if (initialLook.showsRequired) showErrors()

  subscribe({
    formState: { errors: true, values: true },
    callback: ({ errors = {}, values }) => {
      saveSignUpDraft(mapSignUpFields((field) => values[field]) as SignUpValues)
      const codes = Object.entries(errors).map(([field, error]) => [field, error.type])
      show({ errors: Object.fromEntries(codes) as FieldErrors })
    },
  })

  let syncPhoneMask = () => {
    // `onAttached` replaces this function when the mask is attached. Before that there is no mask
    // to update.
  }
  function setValues(values: SignUpFormValues) {
    reset(values, { keepFieldsRef: true })
    syncPhoneMask()
  }

  // The browser may show this page from its back/forward cache. The inputs of such a page may be
  // older than the values stored in the tab.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setValues({ ...readSignUpDraft(), website: '' })
  })

  // While the contents stay the same, the idempotency key stays the same. A double click or a retry
  // therefore makes one lead.
  const notSent = { contents: '', key: '' }
  let latest = notSent
  const submit = handleSubmit(async (values) => {
    const { form: formState, order } = getCard()
    if (formState.kind !== 'editing') return
    const phone = toE164(toNationalDigits(values.phone))
    const signUp = { ...values, ...context, order }
    const contents = JSON.stringify(signUp)
    if (latest.contents !== contents) latest = { contents, key: createIdempotencyKey() }
    show({
      sentPhone: isWholePhone(phone) ? formatPhone(phone) : undefined,
      sentKey: latest.key,
    })
    dispatchCard({ type: 'submit' })
    const [result] = await Promise.all([
      postSignUp({ ...signUp, hasUserInput: hasUserInput() }, latest.key),
      new Promise((resolve) => setTimeout(resolve, minimumLoadingMs)),
    ])
    if (result === 'success') {
      latest = notSent
      clearSignUpDraft()
    }
    dispatchCard({ type: 'end', result: typeof result === 'string' ? result : 'invalid' })
    if (result === 'success') setValues(emptyFormValues)
    if (typeof result === 'string') return
    for (const [field, type = 'invalid'] of Object.entries(result))
      setError(field as SignUpField, { type })
    showErrors()
  }, showErrors)

  const inputs = mapSignUpFields((field) => register(field, formRules[field]))
  const phone = inputs.phone

  /**
   * Passes the mask's text to react-hook-form, because React does not notice a change of an input's
   * value by a script.
   */
  function savePhone() {
    if (getValues('phone') === elements.phone.value) return
    void phone.onChange({ type: 'change', target: elements.phone })
  }

  return {
    submit,
    inputs: {
      ...inputs,
      website: register('website'),
      phone: {
        ...phone,
        onFocus: () => show({ phoneHint: undefined }),
        onBlur: (event: FocusEvent<HTMLInputElement>) => {
          callAfterPress(() => show({ phoneHint: getPhoneHint(event.target.value) }))
          void phone.onBlur(event)
        },
      },
    },
    phoneMask: {
      input: elements.phone,
      onChange: savePhone,
      onAttached: (sync) => {
        syncPhoneMask = sync
        savePhone()
      },
    },
  }
}

/**
 * Fills empty text inputs, and a checkbox in its initial state, with the values stored in this tab.
 */
function fillFromDraft(elements: Record<SignUpField, HTMLInputElement>): void {
  const draft = readSignUpDraft()
  for (const field of signUpFieldNames) {
    const input = elements[field]
    const value = draft[field]
    if (typeof value === 'string') input.value ||= value
    else if (input.defaultChecked && input.checked) input.checked = value
  }
  // The mask formats a focused phone field at the next edit, so the field is left unchanged here.
  const { phone } = elements
  if (phone !== document.activeElement) phone.value = formatPhoneAtRest(phone.value)
}

/**
 * Watches for input by a person: an event that no script has dispatched (`isTrusted`), or text
 * typed before this script ran. A sign-up without such input is suspected to be spam.
 * @returns a function that returns true after the first such input
 */
function watchUserInput(
  form: HTMLFormElement,
  elements: Record<SignUpField, HTMLInputElement>,
): () => boolean {
  let hasInput = signUpFieldNames.some((field) => {
    const input = elements[field]
    return input.type !== 'checkbox' && input.value !== ''
  })
  for (const type of ['input', 'keydown', 'pointerdown', 'click'])
    form.addEventListener(type, ({ isTrusted }) => {
      hasInput ||= isTrusted
    })
  return () => hasInput
}

/** Does not use `crypto.randomUUID`, which browsers lack on pages opened over plain HTTP. */
function createIdempotencyKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
