import { aloneClass } from '#components/staff/field'
import { PasskeyPanel } from '#components/staff/passkey-panel'
import { returnPath } from '#lib/auth/paths'
import { currentStaff } from '#lib/auth/require-staff'
import { deskTitle, deskWords } from '#lib/desk/words'

export const generateMetadata = deskTitle('signIn.title')

/** Sign-in; for whoever is signed in already, the passkey once more. Leads back to where the person was going. */
export default async function SignInPage({ searchParams }: PageProps<'/staff/sign-in'>) {
  const t = await deskWords('Staff')
  const person = await currentStaff()
  return (
    <div className={aloneClass}>
      <h1 className="title-2">{t(person ? 'signIn.recentTitle' : 'signIn.title')}</h1>
      <p>{t(person ? 'signIn.recentText' : 'signIn.text')}</p>
      <PasskeyPanel
        ceremony="sign-in"
        action={t(person ? 'signIn.confirm' : 'signIn.action')}
        to={returnPath((await searchParams)['to'])}
      />
      <p className="text-muted">{t('signIn.lost')}</p>
    </div>
  )
}
