'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

type TickedRequestsProps = {
  /** The open requests of the caller, each with the name and the order. */
  requests: readonly { number: number; text: string }[]
  /** `many`: only ticked requests are booked. `none`: no request is ticked. */
  messages: Record<'many' | 'none', string>
}

/**
 * Lists the requests that are ticked in the form around the list. Without JavaScript it lists all
 * open requests, and says that only ticked ones count.
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
