import { useEffect, useRef, type ReactNode } from 'react'
import { MessageMark } from '#components/sign-up/message-mark'
import { Button } from '#components/ui/button'

export type MessageLabels = { title: string; text: string; action: string }

type Props = {
  look: 'success' | 'failure'
  labels: MessageLabels
  detail?: string | undefined
  onAction: () => void
  /** Under the text. */
  facts?: ReactNode
  /** Under the button. */
  children: ReactNode
}

/** Takes the form's place when it was sent or failed; focus goes to its title, so that it is read out. */
export function FormMessage({ look, labels, detail, facts, onAction, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
  }, [])
  const isSuccess = look === 'success'
  return (
    <div
      className="relative flex flex-1 flex-col items-center justify-center text-center"
      // A link in it leads where it says.
      onClick={({ target }) => {
        if (isSuccess && target instanceof Element && !target.closest('a')) onAction()
      }}
    >
      <MessageMark look={look} />
      <h3 ref={title} tabIndex={-1} className="mt-6 [outline:none]">
        {labels.title}
      </h3>
      <p className="mt-2 text-muted">{labels.text}</p>
      {detail && <p className="mt-2 max-w-88">{detail}</p>}
      {facts}
      <Button
        look={isSuccess ? 'outline' : 'primary'}
        onClick={isSuccess ? undefined : onAction}
        className="mt-6 mb-3 w-full"
      >
        {labels.action}
      </Button>
      {children}
    </div>
  )
}
