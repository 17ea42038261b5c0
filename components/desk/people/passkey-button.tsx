'use client'

import { useEffect, useState, useTransition, type ReactNode } from 'react'
import { DeskButton } from '#components/desk/form/desk-button'
import {
  askForPasskey,
  checkInvitation,
  type PasskeyCeremony,
  type PasskeyProblem,
} from '#lib/auth/ask-for-passkey'

type PasskeyButtonProps = {
  ceremony: PasskeyCeremony
  to: string
  messages: Readonly<Record<PasskeyProblem | 'action' | 'waiting', string>>
}

/** Signs in or accepts an invitation with a passkey, then opens the page `to`. */
export function PasskeyButton({ ceremony, to, messages }: PasskeyButtonProps): ReactNode {
  const [state, setState] = useState<PasskeyProblem | 'loading' | null>('loading')
  const [isWaiting, startWaiting] = useTransition()
  useEffect(() => {
    const check = ceremony === 'join' ? checkInvitation() : Promise.resolve(null)
    void check.then(setState)
  }, [ceremony])
  const press = () => {
    startWaiting(async () => {
      const problem = await askForPasskey(ceremony)
      // `replace` keeps the address with the invitation token out of the browser's history.
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
        text={isWaiting ? messages.waiting : messages.action}
      />
      <p role="alert" className="text-error">
        {!isWaiting && state !== null && state !== 'loading' && messages[state]}
      </p>
    </>
  )
}
