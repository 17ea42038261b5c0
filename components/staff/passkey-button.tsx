'use client'

import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { useState, useSyncExternalStore } from 'react'

type PasskeyButtonProps = {
  ceremony: 'sign-in' | 'join'
  to: string
  /** The site's own address, to which passkeys are bound. */
  origin: string
  texts: Readonly<Record<Problem | 'action' | 'waiting', string>>
}

const never = () => () => undefined

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

export type Problem = 'cancelled' | 'refused' | 'over' | 'throttled' | 'failed' | 'unsupported' | 'elsewhere'

/** Why no passkey can be had on this page, or null. */
function problemHere(origin: string): Problem | null {
  if (window.location.origin !== origin) return 'elsewhere'
  return browserSupportsWebAuthn() ? null : 'unsupported'
}

const problems: Readonly<Record<number, Problem>> = { 401: 'refused', 410: 'over', 429: 'throttled' }

/** Asks the browser for a passkey, or to make one for the invitation in the fragment; null when the person is in. */
async function askForPasskey(ceremony: 'sign-in' | 'join'): Promise<Problem | null> {
  const token = window.location.hash.slice(1)
  const post = (response?: object) =>
    fetch(`/api/staff/${ceremony}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, response }),
    })
  try {
    const asked = await post()
    if (!asked.ok) return problems[asked.status] ?? 'failed'
    const options: unknown = await asked.json()
    const answered = await post(
      ceremony === 'join'
        ? await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
        : await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
    )
    return answered.ok ? null : (problems[answered.status] ?? 'failed')
  } catch (error) {
    return error instanceof TypeError ? 'failed' : 'cancelled'
  }
}
