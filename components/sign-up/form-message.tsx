import { useEffect, useRef, type ReactNode } from 'react'
import type { FormTexts } from '#components/sign-up/form-texts'
import { MessageMark } from '#components/sign-up/message-mark'
import { SentDetails } from '#components/sign-up/sent-details'
import { Button } from '#components/ui/button'
import type { FormState } from '#lib/sign-up/card'
import { submitId } from '#lib/sign-up/go-to-form'
import { dispatchCard } from '#lib/sign-up/use-card'

type Props = FormTexts & {
  card: Extract<FormState, { kind: 'success' | 'failed' }>
  /** The sent phone number, formatted for reading. */
  phone: string | undefined
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
export function FormMessage({ card, phone, labels, sent, call, links }: Props): ReactNode {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
  }, [])
  const isSuccess = card.kind === 'success'
  const reasons = { offline: labels.errorOffline, 'too-many': labels.errorTooMany, other: null }
  const reason = isSuccess ? null : reasons[card.reason]
  return (
    <div
      className="relative flex flex-1 flex-col items-center justify-center text-center"
      // A click anywhere on a success message, except on a link, leads back to the form.
      onClick={({ target }) => {
        if (isSuccess && target instanceof Element && !target.closest('a'))
          backToForm('sign-up-name')
      }}
    >
      <MessageMark look={isSuccess ? 'success' : 'failure'} />
      <h3 ref={title} tabIndex={-1} className="mt-6 [outline:none]">
        {isSuccess ? labels.successTitle : labels.errorTitle}
      </h3>
      <p className="mt-2 text-muted">{isSuccess ? labels.successText : labels.errorText}</p>
      {reason && <p className="mt-2 max-w-100">{reason}</p>}
      {isSuccess && <SentDetails labels={labels} {...sent} phone={phone} />}
      <Button
        look={isSuccess ? 'outline' : 'primary'}
        onClick={() => {
          if (!isSuccess) backToForm(submitId)
        }}
        className="mt-6 mb-3 w-full"
      >
        {isSuccess ? labels.again : labels.retry}
      </Button>
      {isSuccess ? links : call}
    </div>
  )
}
