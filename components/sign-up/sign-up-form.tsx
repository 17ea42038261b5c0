'use client'

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import type { FormMessage } from '#components/sign-up/form-message'
import type { FormProps } from '#components/sign-up/subscribe-form'
import { Button } from '#components/ui/button'
import { fieldClass, Label } from '#components/ui/field'
import { getCard, pendingOrder, useCard } from '#lib/sign-up/card'
import type { FormLook, LiveForm } from '#lib/sign-up/live-form'
import { formId, submitId } from '#lib/sign-up/go-to-form'
import type { FieldErrors, FormField, SignUpValues } from '#lib/sign-up/rules'
import { sendVisitEvent } from '#lib/visits/send-visit-event'
import { whenActivated } from '#lib/when-activated'

/** What came back from the server after a sign-up without JavaScript. */
export type SignUpInitial = Omit<SignUpValues, 'website'> & { errors: FieldErrors }

type Live = LiveForm & { Message: typeof FormMessage }

/** How far below the screen the form may be when its script is fetched. */
const rootMargin = '600px'

/** Part of the form that must be on the screen for it to have been seen; large text leaves room for no more. */
const seenPart = 0.25

/** Consultation sign-up (spec sections 4, 5 and 8): it posts by itself, and its script takes the same inputs over when it is near. */
export function SignUpForm({
  initial,
  ...props
}: FormProps & { initial?: SignUpInitial | undefined }) {
  const { labels, context } = props
  const card = useCard().form
  const form = useRef<HTMLFormElement>(null)
  const [live, setLive] = useState<Live>()
  const [look, setLook] = useState<FormLook>({
    errors: initial?.errors ?? {},
    showsRequired: initial !== undefined,
  })
  const [begun] = useState({ context, look })

  useEffect(() => {
    const element = form.current
    if (!element) return
    const page = new AbortController()
    const { signal } = page
    let isAsked = false
    const load = () => {
      if (isAsked) return
      isAsked = true
      Promise.all([
        import('#lib/sign-up/live-form'),
        import('#components/sign-up/form-message'),
      ]).then(
        ([{ createLiveForm }, { FormMessage: Message }]) => {
          if (!signal.aborted)
            setLive({ ...createLiveForm(element, begun.context, begun.look, setLook), Message })
        },
        () => {
          // It still posts by itself.
          isAsked = false
        },
      )
    }
    const count = (event: 'viewed' | 'started') => {
      sendVisitEvent(event, pendingOrder(getCard()))
    }
    const onScreen = (options: IntersectionObserverInit, callback: () => void) => {
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) callback()
      }, options)
      observer.observe(element)
      signal.addEventListener('abort', observer.disconnect.bind(observer))
    }
    whenActivated(() => {
      onScreen({ rootMargin }, load)
      onScreen({ threshold: seenPart }, count.bind(null, 'viewed'))
    })
    element.addEventListener('focusin', load, { signal })
    element.addEventListener('input', count.bind(null, 'started'), { signal })
    // It may have been focused before this script came.
    if (element.contains(document.activeElement)) load()
    return page.abort.bind(page)
  }, [begun])

  const fieldOf = (name: FormField) => {
    const code = look.errors[name]
    const isShown = code !== 'required' || look.showsRequired
    return {
      name,
      isInvalid: code !== undefined,
      error: isShown && code ? labels.errors[code] : undefined,
      ...live?.inputs[name],
    }
  }
  const hint =
    look.phoneHint === 'foreign' ? labels.errors.foreign : look.phoneHint && labels.phoneHint
  const isLoading = card.kind === 'sending'
  const isMessage = card.kind === 'success' || card.kind === 'failed'
  return (
    <>
      {live && isMessage && <live.Message {...props} card={card} phone={look.sentPhone} />}
      <form
        ref={form}
        id={formId}
        tabIndex={-1}
        aria-label={labels.submit}
        method="post"
        action="/api/subscribe"
        noValidate
        aria-busy={isLoading}
        className="[outline:none]"
        hidden={isMessage}
        data-hydrated={live && true}
        onSubmit={(event) => {
          void live?.submit(event)
        }}
      >
        <Field
          label={labels.name}
          autoComplete="given-name"
          className={fieldClass()}
          defaultValue={initial?.name}
          {...fieldOf('name')}
        />
        <Field
          type="tel"
          // The country is Ukraine (spec section 5).
          label={
            <>
              {labels.phone} <span className="sr-only">{labels.countryCode} +380</span>
            </>
          }
          hint={hint ?? labels.phoneExample}
          inputMode="tel"
          autoComplete="tel"
          className={`${fieldClass()} pl-[calc(2.6em+48px)]`}
          defaultValue={initial?.phone}
          {...fieldOf('phone')}
        >
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 m-0.5 flex items-center rounded-xl bg-wash px-4 text-muted"
          >
            +380
          </span>
        </Field>
        <Field
          type="checkbox"
          label={labels.consent}
          className="check size-6 shrink-0 accent-action"
          defaultChecked={initial?.consent ?? true}
          {...fieldOf('consent')}
        />
        {Object.entries(context).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* Only a machine fills a field that nobody sees or reaches. */}
        <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
          <label>
            {labels.doNotFill}
            {/* Password managers skip a field with these attributes; filled by one, a person's lead would be suspected. */}
            <input
              name="website"
              tabIndex={-1}
              autoComplete="off"
              data-1p-ignore
              data-bwignore
              data-form-type="other"
              data-lpignore="true"
              {...live?.inputs.website}
            />
          </label>
        </div>
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

type FieldProps = ComponentProps<'input'> & {
  name: FormField
  label: ReactNode
  hint?: string
  error: string | undefined
  /** Its mark may outlast the message. */
  isInvalid: boolean
}

/** Label, input, and hint or error of one required field; the note's room is there without it, so that no form jumps. */
function Field({ label, hint, error, isInvalid, children, ...attributes }: FieldProps) {
  const id = `sign-up-${attributes.name}`
  const note = error ?? hint
  const input = (
    <input
      id={id}
      aria-describedby={note ? `${id}-note` : undefined}
      aria-invalid={isInvalid || undefined}
      aria-required
      {...attributes}
    />
  )
  return (
    <div>
      {attributes.type === 'checkbox' ? (
        <div className="flex items-start gap-3 pt-2 text-sm">
          {input}
          <label htmlFor={id} className="min-h-6 content-center">
            {label}
          </label>
        </div>
      ) : (
        <>
          <Label htmlFor={id}>{label}</Label>
          <div className="relative">
            {children}
            {input}
          </div>
        </>
      )}
      <p
        id={`${id}-note`}
        className={`min-h-[calc(20px+1.3em)] pt-1 pb-4 text-sm/[1.3] ${error ? 'text-error' : 'text-muted'}`}
      >
        {note}
      </p>
    </div>
  )
}
