import type { ReactNode } from 'react'
import { PasskeyPage } from '#components/desk/people/passkey-page'
import { deskPath } from '#lib/auth/desk-paths'

/**
 * The page of an invitation. The token stands in the fragment, which browsers send to no server.
 */
export default function JoinPage(): ReactNode {
  return <PasskeyPage purpose="join" to={deskPath} />
}
