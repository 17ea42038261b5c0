import { PasskeyPage } from '#components/desk/passkey-page'
import { deskPath } from '#lib/auth/paths'

/** Where an invitation leads; its token is in the fragment, which browsers send nowhere. */
export default function JoinPage() {
  return <PasskeyPage asks="join" to={deskPath} />
}
