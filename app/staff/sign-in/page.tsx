import { PasskeyPage } from '#components/desk/passkey-page'
import { returnPath } from '#lib/auth/paths'
import { currentStaff } from '#lib/auth/require-staff'

/** Sign-in; for whoever is signed in already, the passkey once more. Leads back to where the person was going. */
export default async function SignInPage({ searchParams }: PageProps<'/staff/sign-in'>) {
  const asks = (await currentStaff()) ? 'confirm' : 'signIn'
  return <PasskeyPage asks={asks} to={returnPath((await searchParams)['to'])} />
}
