import { useEffect, useRef } from 'react'
import { MessageMark, SentDetails } from '#components/sign-up/sent-details'
import { Button } from '#components/ui/button'
import type { FormProps } from '#components/sign-up/subscribe-form'
import { dispatchCard, type FormState } from '#lib/sign-up/card'
import { submitId } from '#lib/sign-up/go-to-form'

type Props = FormProps & { card: Extract<FormState, { kind: 'success' | 'failed' }>; phone: string | undefined }

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
  const words = isSuccess ? labels.success : labels.failure
  return (
    <div
      className="relative flex flex-1 flex-col items-center justify-center text-center"
      // A link in it leads where it says.
      onClick={({ target }) => {
        if (isSuccess && target instanceof Element && !target.closest('a')) backToForm('sign-up-name')
      }}
    >
      <MessageMark look={isSuccess ? 'success' : 'failure'} />
      <h3 ref={title} tabIndex={-1} className="mt-6 [outline:none]">
        {words.title}
      </h3>
      <p className="mt-2 text-muted">{words.text}</p>
      {!isSuccess && card.reason !== 'other' && <p className="mt-2 max-w-100">{labels.reasons[card.reason]}</p>}
      {isSuccess && <SentDetails {...sent} phone={phone} />}
      <Button
        look={isSuccess ? 'outline' : 'primary'}
        onClick={() => {
          if (!isSuccess) backToForm(submitId)
        }}
        className="mt-6 mb-3 w-full"
      >
        {words.action}
      </Button>
      {isSuccess ? article : call}
    </div>
  )
}
