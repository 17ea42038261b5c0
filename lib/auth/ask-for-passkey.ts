import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

export type PasskeyCeremony = 'signIn' | 'join'

export type PasskeyProblem =
  'cancelled' | 'refused' | 'elsewhere' | 'over' | 'throttled' | 'known' | 'unsupported' | 'failed'

/**
 * Problems that the sign-in page and the join page show, by the name of the error. A name that is a
 * number is the HTTP status with which the server refused a request (`postStep`).
 */
const problemsByError: Readonly<Partial<Record<string, PasskeyProblem>>> = {
  401: 'refused',
  403: 'elsewhere',
  410: 'over',
  429: 'throttled',
  InvalidStateError: 'known',
  NotSupportedError: 'unsupported',
  NetworkError: 'failed',
  TypeError: 'failed',
}

const toProblem = (error: unknown): PasskeyProblem =>
  (error instanceof Error && problemsByError[error.name]) || 'cancelled'

/**
 * Posts one step of a sign-in, or of joining the desk, to the server. Without `response`, the
 * server returns the WebAuthn options for the browser. `response` is the browser's answer with the
 * passkey, which the server checks. On the join page, the fragment of the address is the invitation
 * token. Each step contains this token.
 */
async function postStep(ceremony: PasskeyCeremony, response?: object): Promise<unknown> {
  const token = window.location.hash.slice(1)
  if (ceremony === 'join' && token === '') throw new DOMException('No invitation', '410')
  const answer = await fetch('/api/staff/passkey', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ceremony, token, response }),
  })
  if (answer.ok) return answer.json()
  const isKnown = answer.status in problemsByError
  throw new DOMException(answer.statusText, isKnown ? String(answer.status) : 'NetworkError')
}

type PasskeyOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'] &
  Parameters<typeof startRegistration>[0]['optionsJSON']

/**
 * Signs in, or accepts an invitation, with a passkey. Returns null after a success, otherwise the
 * problem.
 */
export async function askForPasskey(ceremony: PasskeyCeremony): Promise<PasskeyProblem | null> {
  try {
    if (!browserSupportsWebAuthn()) return 'unsupported'
    const optionsJSON = (await postStep(ceremony)) as PasskeyOptions
    const start = ceremony === 'signIn' ? startAuthentication : startRegistration
    await postStep(ceremony, await start({ optionsJSON }))
    return null
  } catch (error) {
    return toProblem(error)
  }
}

/**
 * Checks the invitation before the invited person creates a passkey. Returns null for a valid
 * invitation, otherwise the problem.
 */
export async function checkInvitation(): Promise<PasskeyProblem | null> {
  try {
    await postStep('join')
    return null
  } catch (error) {
    return toProblem(error)
  }
}
