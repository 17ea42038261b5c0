import { useEffect, useRef } from 'react'
import { MessageMark, SentDetails } from '#components/sign-up/sent-details'
import { Button } from '#components/ui/button'
import type { FormProps } from '#components/sign-up/subscribe-form'
import { dispatchCard, type FormState } from '#lib/sign-up/card'
import { submitId } from '#lib/sign-up/go-to-form'

type Props = FormProps & {
  card: Extract<FormState, { kind: 'success' | 'failed' }>
  phone: string | undefined
}

/** Back from the message, whose button goes away with it, to an element of the form. */
function backToForm(focusId: string): void {
  dispatchCard({ type: 'edit' })
  setTimeout(() => document.getElementById(focusId)?.focus())
}

/** Takes the form's place when it was sent or failed; focus goes to its title, so that it is read out. */
export function FormMessage({ card, phone, labels, sent, call, article }: Props) {
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
      // A link in it leads where it says.
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
      {isSuccess ? article : call}
    </div>
  )
}
