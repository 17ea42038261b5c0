'use client'

import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { buttonClass } from '#components/ui/button'
import { useEffect, useState } from 'react'

type PasskeyButtonProps = {
  ceremony: 'sign-in' | 'join'
  to: string
  /** The site's own address, to which passkeys are bound. */
  origin: string
  texts: Readonly<Record<Problem | 'action' | 'waiting', string>>
}

export function PasskeyButton({ ceremony, to, origin, texts }: PasskeyButtonProps) {
  const [state, setState] = useState<Problem | 'loading' | 'waiting' | null>('loading')
  // A dead link says so before anybody makes a passkey.
  useEffect(() => {
    async function look(): Promise<Problem | null> {
      if (ceremony === 'sign-in') return null
      return window.location.hash.length > 1 ? post(ceremony).then(problemOf, () => null) : 'over'
    }
    void look().then(setState)
  }, [ceremony])
  async function ask() {
    setState('waiting')
    const problem = problemHere(origin) ?? (await askForPasskey(ceremony))
    // The fragment holds the invitation: it stays in no history.
    if (problem === null) window.location.replace(to)
    else setState(problem)
  }
  return (
    <>
      <p>
        <button
          className={buttonClass('primary', 'min-h-11 px-4 py-2 disabled:opacity-50')}
          disabled={state === 'loading' || state === 'waiting' || state === 'over'}
          onClick={() => void ask()}
        >
          {state === 'waiting' ? texts.waiting : texts.action}
        </button>
      </p>
      <p role="alert" className="text-error">
        {state !== null && state !== 'loading' && state !== 'waiting' && texts[state]}
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

const problemOf = ({ ok, status }: Response): Problem | null => (ok ? null : (problems[status] ?? 'failed'))

function post(ceremony: 'sign-in' | 'join', response?: object): Promise<Response> {
  const body = JSON.stringify({ token: window.location.hash.slice(1), response })
  return fetch(`/api/staff/${ceremony}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
}

/** Asks the browser for a passkey, or to make one for the invitation in the fragment; null when the person is in. */
async function askForPasskey(ceremony: 'sign-in' | 'join'): Promise<Problem | null> {
  try {
    const asked = await post(ceremony)
    if (!asked.ok) return problemOf(asked)
    const options: unknown = await asked.json()
    const answered = await post(
      ceremony,
      ceremony === 'join'
        ? await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
        : await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
    )
    return problemOf(answered)
  } catch (error) {
    return error instanceof TypeError ? 'failed' : 'cancelled'
  }
}
