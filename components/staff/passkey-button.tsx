'use client'

import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { useEffect, useState, useTransition } from 'react'
import { DeskButton } from '#components/staff/field'

export type Ceremony = 'signIn' | 'join' | 'another'

export type Problem = 'cancelled' | 'refused' | 'elsewhere' | 'over' | 'throttled' | 'known' | 'unsupported' | 'failed'

/** Why the site refused, by its status. */
const refusals: Readonly<Partial<Record<number, Problem>>> = {
  401: 'refused',
  403: 'elsewhere',
  410: 'over',
  429: 'throttled',
}

class Refusal extends Error {
  problem: Problem
  constructor(problem: Problem) {
    super(problem)
    this.problem = problem
  }
}

type PasskeyButtonProps = {
  ceremony: Ceremony
  to: string
  texts: Readonly<Record<Problem | 'action' | 'waiting', string>>
}

export function PasskeyButton({ ceremony, to, texts }: PasskeyButtonProps) {
  const [problem, setProblem] = useState<Problem | null | 'unknown'>('unknown')
  const [isWaiting, wait] = useTransition()
  useEffect(() => {
    // A dead link says so before anybody makes a passkey.
    const look = ceremony === 'join' ? post(ceremony).then(() => null, problemOf) : Promise.resolve(null)
    void look.then(setProblem)
  }, [ceremony])
  const press = async () => {
    const found = await askForPasskey(ceremony).then(() => null, problemOf)
    // The fragment holds the invitation: it stays in no history.
    if (found === null) window.location.replace(to)
    else setProblem(found)
  }
  return (
    <>
      <p>
        <DeskButton
          look="primary"
          extra="disabled:opacity-50"
          disabled={isWaiting || problem === 'unknown' || problem === 'over'}
          onClick={() => wait(press)}
          text={isWaiting ? texts.waiting : texts.action}
        />
      </p>
      <p role="alert" className="text-error">
        {!isWaiting && problem !== null && problem !== 'unknown' && texts[problem]}
      </p>
    </>
  )
}

function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return error.problem
  if (error instanceof TypeError) return 'failed'
  return error instanceof Error && error.name === 'InvalidStateError' ? 'known' : 'cancelled'
}

async function post(ceremony: Ceremony, response?: object): Promise<unknown> {
  const token = window.location.hash.slice(1)
  if (ceremony === 'join' && token === '') throw new Refusal('over')
  const body = JSON.stringify({ ceremony, token, response })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch('/api/staff/passkey', { method: 'POST', headers, body })
  if (answer.ok) return answer.json()
  // The passkey was asked for too long ago: the page itself asks for it first.
  if (answer.status === 409) window.location.reload()
  throw new Refusal(refusals[answer.status] ?? 'failed')
}

/** Asks the browser for a passkey, or to make one. */
async function askForPasskey(ceremony: Ceremony): Promise<void> {
  if (!browserSupportsWebAuthn()) throw new Refusal('unsupported')
  const options = await post(ceremony)
  await post(
    ceremony,
    ceremony === 'signIn'
      ? await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })
      : await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  )
}
