import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { CallWindowChoice } from '#components/sign-up/call-window-choice'
import type { FormTexts } from '#components/sign-up/form-texts'
import { MessageMark } from '#components/sign-up/message-mark'
import { SentDetails } from '#components/sign-up/sent-details'
import { Button } from '#components/ui/button'
import type { FormState } from '#lib/sign-up/card'
import { formId, submitId } from '#lib/sign-up/go-to-form'
import { dispatchCard } from '#lib/sign-up/use-card'
import { joinWindowWords } from '#lib/time/format-call-window'

type Props = FormTexts & {
  card: Extract<FormState, { kind: 'success' | 'failed' }>
  /** The sent phone number, formatted for reading. */
  phone: string | undefined
  /** Idempotency key of the sign-up. */
  signUpKey: string
}

/**
 * Shows the form again. Focuses the element `focusId` of the form, because the pressed button
 * disappears.
 */
function backToForm(focusId: string): void {
  dispatchCard({ type: 'edit' })
  setTimeout(() => document.getElementById(focusId)?.focus())
}

/**
 * The success or error message in place of the form (spec sections 4 and 8). The title of the
 * message takes the focus, so that a screen reader reads the title.
 */
export function FormMessage({
  card,
  phone,
  signUpKey,
  labels,
  sent,
  context,
  call,
  links,
  steps,
}: Props): ReactNode {
  const title = useRef<HTMLHeadingElement>(null)
  const [chosenTime, setChosenTime] = useState<string | null>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
  }, [])
  const isSuccess = card.kind === 'success'
  const choice = useCallWindowChoice(isSuccess)
  const reasons = { offline: labels.errorOffline, 'too-many': labels.errorTooMany, other: null }
  const reason = isSuccess ? null : reasons[card.reason]
  return (
    <div
      className="flex flex-1 flex-col items-start"
      // A click anywhere on a success message leads back to the form. Links to other pages, the
      // steps to tick and the choice of a time for the call are exceptions.
      onClick={(event) => {
        const { target } = event
        if (!isSuccess || !(target instanceof Element)) return
        if (target.closest(`a:not([href="#${formId}"]), form, .ticks`)) return
        event.preventDefault()
        backToForm('sign-up-name')
      }}
    >
      <MessageMark look={isSuccess ? 'success' : 'failure'} />
      <h3 ref={title} tabIndex={-1} className="mt-6 [outline:none]">
        {isSuccess ? labels.successTitle : labels.errorTitle}
      </h3>
      <p className="mt-2 text-muted">{isSuccess ? labels.successText : labels.errorText}</p>
      {reason && <p className="mt-2 max-w-100">{reason}</p>}
      {isSuccess && links}
      {isSuccess && <SentDetails labels={labels} {...sent} phone={phone} chosenTime={chosenTime} />}
      {choice && (
        <choice.CallWindowChoice
          language={context.language}
          signUpKey={signUpKey}
          onChosen={(window) => setChosenTime(joinWindowWords(window))}
        />
      )}
      {isSuccess ? (
        <>
          {steps}
          <a href={`#${formId}`} className="text-link my-3">
            {labels.again}
          </a>
        </>
      ) : (
        <>
          <Button onClick={() => backToForm(submitId)} className="mt-6 mb-3 w-full">
            {labels.retry}
          </Button>
          {call}
        </>
      )}
    </div>
  )
}

type ChoiceScript = { CallWindowChoice: typeof CallWindowChoice }

/**
 * Loads the choice of a time for the call after a successful sign-up. Returns null until the script
 * of the choice is loaded. The choice is left out if the script cannot be loaded, because the
 * choice is optional.
 */
function useCallWindowChoice(isSuccess: boolean): ChoiceScript | null {
  const [script, setScript] = useState<ChoiceScript | null>(null)
  useEffect(() => {
    if (isSuccess)
      import('#components/sign-up/call-window-choice').then(setScript, () => setScript(null))
  }, [isSuccess])
  return script
}
