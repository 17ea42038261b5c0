'use client'

import { useState, useSyncExternalStore } from 'react'
import { askForPasskey, problemHere, type Problem } from '#components/staff/ask-for-passkey'

type PasskeyButtonProps = {
  ceremony: 'sign-in' | 'join'
  /** Where to go afterwards. */
  to: string
  /** The site's own address, to which passkeys are bound. */
  origin: string
  texts: Readonly<Record<Problem | 'action' | 'waiting', string>>
}

const never = () => () => undefined

/** Asks for a passkey, or makes one, and goes on; says what went wrong otherwise. */
export function PasskeyButton({ ceremony, to, origin, texts }: PasskeyButtonProps) {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [state, setState] = useState<Problem | 'waiting' | null>(null)
  async function ask() {
    setState('waiting')
    const problem = problemHere(origin) ?? (await askForPasskey(ceremony))
    // The fragment holds the invitation: it stays in no history.
    if (problem === null) window.location.replace(to)
    else setState(problem)
  }
  const isWaiting = state === 'waiting'
  return (
    <>
      <p>
        <button className="desk-button" disabled={!isReady || isWaiting} onClick={() => void ask()}>
          {isWaiting ? texts.waiting : texts.action}
        </button>
      </p>
      <p role="alert" className="desk-error">
        {state !== null && !isWaiting && texts[state]}
      </p>
    </>
  )
}
