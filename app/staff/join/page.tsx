import { deskPath } from '#lib/auth/desk-paths'
import { PasskeyPage } from '#components/desk/passkey-page'

/** Where an invitation leads; its token is in the fragment, which browsers send nowhere. */
export default function JoinPage() {
  return <PasskeyPage asks="join" to={deskPath} />
}
