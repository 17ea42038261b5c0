import type { Dispatch, FocusEvent, SetStateAction, SyntheticEvent } from 'react'
import { createFormControl } from 'react-hook-form'
import {
  dispatchCard,
  type FailureReason,
  getCard,
  clearDraft,
  readDraft,
  saveDraft,
} from '#lib/sign-up/card'
import { maskPhone } from '#lib/sign-up/phone-field'
import { type FieldErrors, type FormField, rules, type SignUpValues } from '#lib/sign-up/rules'
import {
  formatPhone,
  isForeign,
  isWholePhone,
  nationalLength,
  toE164,
  toNationalDigits,
} from '#lib/leads/phone'
import { handleUnauthorized } from '#lib/blog/handle-unauthorized'
import { readAttribution, readReferrer } from '#lib/visits/attribution'

export type FormLook = {
  errors: FieldErrors
  /** “Required field” goes after a while; the border stays until the field changes (spec section 5). */
  showsRequired: boolean
  /** What a phone that was left needs, before anybody insists on it. */
  phoneHint?: 'phoneHint' | 'foreign' | undefined
  /** The number that was sent, as one writes it, if it was whole; stored nowhere in the browser. */
  sentPhone?: string | undefined
}

export type FormContext = { language: string; consentVersion: string }

/** How long “Required field” stays, in milliseconds (spec section 5). */
const errorDisplayMs = 4000

/** How long the response is awaited at the least, in milliseconds (spec section 9). */
const minimumDelayMs = 1000

/** How long the response is awaited at the most, in milliseconds: the server answers within ten seconds. */
const responseTimeoutMs = 20_000

const empty: SignUpValues = { name: '', phone: '', consent: true, website: '' }

/** Makes the page's form a live one: what its inputs hold stays, the rest is filled from this tab's draft. */
export function createLiveForm(
  form: HTMLFormElement,
  context: FormContext,
  begun: FormLook,
  setLook: Dispatch<SetStateAction<FormLook>>,
) {
  let hasUserInput = fillFromDraft(form)
  for (const type of ['input', 'keydown', 'pointerdown', 'click'])
    form.addEventListener(type, ({ isTrusted }) => {
      hasUserInput ||= isTrusted
    })
  const errors = Object.fromEntries(
    Object.entries(begun.errors).map(([field, type]) => [field, { type }]),
  )
  const { handleSubmit, register, reset, setError, subscribe } = createFormControl<SignUpValues>({
    errors,
  })

  const show = (changes: Partial<FormLook>) => {
    setLook((look) => ({ ...look, ...changes }))
  }

  let hiding: number | undefined
  function showErrors() {
    window.clearTimeout(hiding)
    show({ showsRequired: true })
    hiding = window.setTimeout(show, errorDisplayMs, { showsRequired: false })
  }
  if (begun.showsRequired) showErrors()

  subscribe({
    formState: { errors: true, values: true },
    callback: ({ errors = {}, values: { name, phone, consent } }) => {
      saveDraft({ name, phone, consent })
      const codes = Object.entries(errors).map(([field, error]) => [field, error.type])
      show({ errors: Object.fromEntries(codes) as FieldErrors })
    },
  })

  // What the browser brings back may be from before later changes of the draft.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reset({ ...readDraft(), website: '' }, { keepFieldsRef: true })
  })

  let sent = { contents: '', key: '' }
  const submit = handleSubmit(async (values) => {
    const { form, order } = getCard()
    if (form.kind !== 'editing') return
    const phone = toE164(toNationalDigits(values.phone))
    show({ sentPhone: isWholePhone(phone) ? formatPhone(phone) : undefined })
    const contents = JSON.stringify({ ...values, ...context, order })
    // The same filled form has the same key, so that a double click or a retry is one lead. Not `randomUUID`, which a page
    // opened over plain http does not have.
    if (sent.contents !== contents)
      sent = { contents, key: crypto.getRandomValues(new Uint32Array(4)).join('-') }
    dispatchCard({ type: 'submit' })
    const [result] = await Promise.all([
      sendSignUp({ ...values, ...context, order, hasUserInput }, sent.key),
      new Promise((done) => setTimeout(done, minimumDelayMs)),
    ])
    if (result === 'success') {
      sent = { contents: '', key: '' }
      clearDraft()
    }
    dispatchCard({ type: 'end', result: typeof result === 'string' ? result : 'invalid' })
    if (result === 'success') reset(empty, { keepFieldsRef: true })
    if (typeof result === 'string') return
    for (const [field, type = 'invalid'] of Object.entries(result))
      setError(field as FormField, { type })
    showErrors()
  }, showErrors)

  // In the order of the fields: focus goes to the first one in error.
  const name = register('name', rules.name)
  const phone = register('phone', rules.phone)
  function onPhone(event: SyntheticEvent<HTMLInputElement>) {
    maskPhone(event.currentTarget, event.nativeEvent)
    return phone.onChange(event)
  }
  return {
    submit,
    inputs: {
      name,
      phone: {
        ...phone,
        onChange: onPhone,
        onCompositionEnd: onPhone,
        onFocus: () => {
          show({ phoneHint: undefined })
        },
        onBlur: (event: FocusEvent<HTMLInputElement>) => {
          maskPhone(event.target)
          afterPress(() => {
            show({ phoneHint: hintFor(event.target.value) })
          })
          return phone.onBlur(event)
        },
      },
      consent: register('consent', rules.consent),
      website: register('website'),
    },
  }
}

export type LiveForm = ReturnType<typeof createLiveForm>

/** An input that was typed into, or filled by the server, wins over the draft. @returns whether the form holds anything then */
function fillFromDraft({ elements }: HTMLFormElement): boolean {
  const draft = readDraft()
  const { name, phone, consent } = elements as typeof elements & Record<FormField, HTMLInputElement>
  name.value ||= draft.name
  phone.value ||= draft.phone
  // Who types goes on as it is until the next key.
  if (phone !== document.activeElement) maskPhone(phone)
  if (consent.defaultChecked && consent.checked) consent.checked = draft.consent
  return name.value !== '' || phone.value !== ''
}

function hintFor(phone: string): FormLook['phoneHint'] {
  if (isForeign(phone)) return 'foreign'
  const digits = toNationalDigits(phone).length
  return digits > 0 && digits < nationalLength ? 'phoneHint' : undefined
}

/** Calls back once no button or finger is down: what appears meanwhile moves what is under it away, and the click is lost. */
function afterPress(callback: () => void): void {
  if (!document.querySelector(':active')) {
    callback()
    return
  }
  const end = new AbortController()
  const onRelease = () => {
    end.abort()
    // The click comes first.
    setTimeout(callback)
  }
  for (const type of ['pointerup', 'pointercancel', 'click', 'keyup'])
    window.addEventListener(type, onRelease, { signal: end.signal })
}

/** Sends a sign-up; never throws, and the same key is one lead. @returns `success`, the fields that were refused, or why it failed */
async function sendSignUp(
  values: object,
  key: string,
): Promise<'success' | FailureReason | FieldErrors> {
  const { first, last } = readAttribution()
  const signUp = {
    ...values,
    page: window.location.pathname,
    referrer: readReferrer(),
    firstTouch: first,
    lastTouch: last,
  }
  const timeout = new AbortController()
  const timer = setTimeout(() => {
    timeout.abort()
  }, responseTimeoutMs)
  try {
    const response = await fetch('/api/subscribe', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(signUp),
      // Whoever leaves for another page has sent it all the same.
      keepalive: true,
      signal: timeout.signal,
    })
    if (response.ok) return 'success'
    if (response.status === 429) return 'too-many'
    if (response.status === 401) await handleUnauthorized()
    const { errors } = (await response.json()) as { errors?: FieldErrors }
    return errors ?? 'other'
  } catch {
    return navigator.onLine ? 'other' : 'offline'
  } finally {
    clearTimeout(timer)
  }
}
