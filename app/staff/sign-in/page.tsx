import { PasskeyPage } from '#components/staff/passkey-page'
import { returnPath } from '#lib/auth/paths'
import { currentStaff } from '#lib/auth/require-staff'
import { deskTitle, deskWords, textsOf } from '#lib/desk/words'

export const generateMetadata = deskTitle('signIn.title')

/** Sign-in; for whoever is signed in already, the passkey once more. Leads back to where the person was going. */
export default async function SignInPage({ searchParams }: PageProps<'/staff/sign-in'>) {
  const t = await deskWords('Staff')
  const person = await currentStaff()
  const texts = textsOf(['title', 'text', 'action'], (name) => (person ? t(`confirm.${name}`) : t(`signIn.${name}`)))
  return <PasskeyPage ceremony="sign-in" texts={texts} to={returnPath((await searchParams)['to'])} />
}
