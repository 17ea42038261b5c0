import type { ReactNode } from 'react'
import { PasskeyPage } from '#components/desk/people/passkey-page'
import { deskPath } from '#lib/auth/desk-paths'

/**
 * The page of an invitation. The token is in the URL's fragment, which browsers do not send to
 * servers.
 */
export default function JoinPage(): ReactNode {
  return <PasskeyPage purpose="join" to={deskPath} />
}
