import { aloneClass } from '#components/staff/field'
import { PasskeyPanel } from '#components/staff/passkey-panel'
import { deskPath } from '#lib/auth/paths'
import { deskTitle, deskWords } from '#lib/desk/words'

export const generateMetadata = deskTitle('join.title')

/** Where an invitation leads; its token is in the fragment, which browsers send nowhere. */
export default async function JoinPage() {
  const t = await deskWords('Staff')
  return (
    <div className={aloneClass}>
      <h1 className="title-2">{t('join.title')}</h1>
      <p>{t('join.text')}</p>
      <PasskeyPanel ceremony="join" action={t('join.action')} to={deskPath} />
    </div>
  )
}
