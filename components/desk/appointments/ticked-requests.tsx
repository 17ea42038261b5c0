'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

type TickedRequestsProps = {
  /** The caller's open leads: the number of each lead, and its name and order as `text`. */
  requests: readonly { number: number; text: string }[]
  /**
   * `many` says that the outcome concerns only ticked leads. `none` says that no lead is ticked.
   */
  messages: Record<'many' | 'none', string>
}

/**
 * Lists the open leads that are ticked in the surrounding form. Leads with the same text are listed
 * once. Without JavaScript all open leads are listed, with the message `many`.
 */
export function TickedRequests({ requests, messages }: TickedRequestsProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const [ticked, setTicked] = useState<readonly number[] | null>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return undefined
    const readTicks = () => {
      setTicked(new FormData(form).getAll('of').map(Number))
    }
    readTicks()
    form.addEventListener('change', readTicks)
    return () => {
      form.removeEventListener('change', readTicks)
    }
  }, [requests])
  const shown = requests.filter(({ number }) => ticked === null || ticked.includes(number))
  const texts = [...new Set(shown.map(({ text }) => text))]
  return (
    <div ref={place} aria-live="polite">
      {texts.length === 0 && <p>{messages.none}</p>}
      <ul className="font-semibold">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {requests.length > 1 && <p className="hidden text-muted noscript:block">{messages.many}</p>}
    </div>
  )
}
