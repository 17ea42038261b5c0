import { toReturnPath } from '#lib/auth/desk-paths'
import { findSignedInPerson } from '#lib/auth/signed-in-person'
import { PasskeyPage } from '#components/desk/passkey-page'

/** Sign-in; for whoever is signed in already, the passkey once more. Leads back to where the person was going. */
export default async function SignInPage({ searchParams }: PageProps<'/staff/sign-in'>) {
  const asks = (await findSignedInPerson()) ? 'confirm' : 'signIn'
  return <PasskeyPage asks={asks} to={toReturnPath((await searchParams)['to'])} />
}
