'use client'

import { useEffect, useState, type ReactNode } from 'react'

type TickQuestionProps = {
  /** Says that the question is withdrawn. */
  message: string
  /** The buttons that answer the question. */
  children: ReactNode
}

/**
 * The answers to a question about the ticked leads of a card. When staff change a tick, the question
 * is withdrawn. The answers then keep their room, so that the card does not move. Without scripts
 * the question concerns the people whom it names.
 */
export function TickQuestion({ message, children }: TickQuestionProps): ReactNode {
  const [isWithdrawn, setIsWithdrawn] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const withdraw = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === 'of') setIsWithdrawn(true)
    }
    document.addEventListener('change', withdraw, { signal: stop.signal })
    return () => {
      stop.abort()
    }
  }, [])
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      <div className={`flex flex-wrap gap-x-4 gap-y-2 ${isWithdrawn ? 'invisible' : ''}`}>
        {children}
      </div>
      <p role="status" className="pointer-events-none content-center font-semibold">
        {isWithdrawn && message}
      </p>
    </div>
  )
}
