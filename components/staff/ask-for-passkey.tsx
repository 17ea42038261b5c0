import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** What can go wrong, as the person is told. */
export type Problem = 'cancelled' | 'refused' | 'over' | 'throttled' | 'failed' | 'unsupported' | 'elsewhere'

/** Why no passkey can be had on this page, or null. */
export function problemHere(origin: string): Problem | null {
  if (window.location.origin !== origin) return 'elsewhere'
  return browserSupportsWebAuthn() ? null : 'unsupported'
}

const problems: Readonly<Record<number, Problem>> = { 401: 'refused', 410: 'over', 429: 'throttled' }

class Failure extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem)
    this.problem = problem
  }
}

async function post(path: string, body: unknown): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(`/api/staff/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Failure(problems[response.status] ?? 'failed')
  return response.json()
}

/** Asks the browser for a passkey, or to make one for the invitation in the fragment; null when the person is in. */
export async function askForPasskey(ceremony: 'sign-in' | 'join'): Promise<Problem | null> {
  const token = window.location.hash.slice(1)
  try {
    const options = await post(`${ceremony}/options`, { token })
    const response =
      ceremony === 'join'
        ? await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
        : await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })
    await post(ceremony, { token, response })
    return null
  } catch (error) {
    if (error instanceof Failure) return error.problem
    return error instanceof TypeError ? 'failed' : 'cancelled'
  }
}
