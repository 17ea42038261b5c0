'use client'

import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { useEffect, useState, useTransition } from 'react'
import { DeskButton } from '#components/desk/field'

export type Ceremony = 'signIn' | 'join'
type Problem =
  'cancelled' | 'refused' | 'elsewhere' | 'over' | 'throttled' | 'known' | 'unsupported' | 'failed'
type Texts = Readonly<Record<Problem | 'action' | 'waiting', string>>

export function PasskeyButton({
  ceremony,
  to,
  texts,
}: {
  ceremony: Ceremony
  to: string
  texts: Texts
}) {
  const [state, setState] = useState<Problem | 'loading' | null>('loading')
  const [isWaiting, wait] = useTransition()
  useEffect(() => {
    // A dead link says so before anybody makes a passkey.
    const look =
      ceremony === 'join' ? post(ceremony).then(() => null, problemOf) : Promise.resolve(null)
    void look.then(setState)
  }, [ceremony])
  const press = () => {
    wait(async () => {
      const problem = await askForPasskey(ceremony).then(() => null, problemOf)
      // The fragment holds the invitation: it stays in no history.
      if (problem === null) window.location.replace(to)
      else setState(problem)
    })
  }
  return (
    <>
      <DeskButton
        look="primary"
        extra="justify-self-start disabled:opacity-50"
        disabled={isWaiting || state === 'loading' || state === 'over'}
        onClick={press}
        text={isWaiting ? texts.waiting : texts.action}
      />
      <p role="alert" className="text-error">
        {!isWaiting && state !== null && state !== 'loading' && texts[state]}
      </p>
    </>
  )
}

/** By the names of errors: those of the browser, and the statuses of the site's refusals. */
const problems: Readonly<Partial<Record<string, Problem>>> = {
  401: 'refused',
  403: 'elsewhere',
  410: 'over',
  429: 'throttled',
  InvalidStateError: 'known',
  NotSupportedError: 'unsupported',
  NetworkError: 'failed',
  TypeError: 'failed',
}

const problemOf = (error: unknown) =>
  (error instanceof Error && problems[error.name]) || 'cancelled'

async function post(ceremony: Ceremony, response?: object): Promise<unknown> {
  const token = window.location.hash.slice(1)
  if (ceremony === 'join' && token === '') throw new DOMException('No invitation', '410')
  const body = JSON.stringify({ ceremony, token, response })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch('/api/staff/passkey', { method: 'POST', headers, body })
  if (answer.ok) return answer.json()
  throw new DOMException(
    answer.statusText,
    answer.status in problems ? String(answer.status) : 'NetworkError',
  )
}

type Asked = Parameters<typeof startAuthentication>[0]['optionsJSON'] &
  Parameters<typeof startRegistration>[0]['optionsJSON']

async function askForPasskey(ceremony: Ceremony): Promise<void> {
  if (!browserSupportsWebAuthn()) throw new DOMException('No passkeys', 'NotSupportedError')
  const optionsJSON = (await post(ceremony)) as Asked
  await post(
    ceremony,
    await (ceremony === 'signIn' ? startAuthentication : startRegistration)({ optionsJSON }),
  )
}
