import { useEffect, useRef, type ReactNode } from 'react'
import { MessageMark } from '#components/sign-up/message-mark'
import { Button } from '#components/ui/button'

export type MessageLabels = { title: string; text: string; action: string }

type Props = {
  look: 'success' | 'failure'
  labels: MessageLabels
  detail?: string | undefined
  onAction: () => void
  /** Under the button. */
  children?: ReactNode
}

/** Takes the form's place when it was sent or failed; focus goes to its title, so that it is read out. */
export function FormMessage({ look, labels, detail, onAction, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
  }, [])
  const isSuccess = look === 'success'
  return (
    <div
      className="relative flex min-h-105 flex-col items-center justify-center text-center"
      onClick={isSuccess ? onAction : undefined}
    >
      <MessageMark look={look} />
      <h3 ref={title} tabIndex={-1} className="mt-6 [outline:none]">
        {labels.title}
      </h3>
      <p className="mt-2 text-muted">{labels.text}</p>
      {detail && <p className="mt-2 max-w-88">{detail}</p>}
      <Button look={isSuccess ? 'outline' : 'primary'} onClick={onAction} className="mt-8">
        {labels.action}
      </Button>
      {children}
    </div>
  )
}
