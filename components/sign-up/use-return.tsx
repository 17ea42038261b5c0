import { useEffect, useRef } from 'react'
import { tellCard } from '#components/sign-up/card-store'

/**
 * Back from a message to the form: the message's button that has focus goes away with it, so focus goes to the element
 * with the id given, which is there once the card is drawn as `shown`.
 */
export function useReturn(shown: string): (focusId: string) => void {
  const focusNext = useRef<string>(null)
  useEffect(() => {
    if (focusNext.current === null) return
    document.getElementById(focusNext.current)?.focus()
    focusNext.current = null
  }, [shown])
  return (focusId) => {
    focusNext.current = focusId
    tellCard({ kind: 'returned' })
  }
}
