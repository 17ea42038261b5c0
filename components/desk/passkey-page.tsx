import { DeskPage } from '#components/desk/desk-page'
import { aloneClass } from '#components/desk/field'
import { PasskeyButton, type Ceremony } from '#components/desk/passkey-button'
import { env } from '#lib/env'
import { deskWords, textsOf } from '#lib/desk/words'

/** A page that asks for a passkey and leads to another; `asks` names its words. */
export async function PasskeyPage({ asks, to }: { asks: Ceremony | 'confirm'; to: string }) {
  const t = await deskWords('Staff')
  const ceremony = asks === 'confirm' ? 'signIn' : asks
  const elsewhere = t('passkey.elsewhere', { address: `${env.SITE_URL}/staff` })
  const texts = { ...textsOf(t, 'passkey'), elsewhere, action: t(`${asks}.action`) }
  return (
    <DeskPage title={t(`${asks}.title`)} className={aloneClass}>
      <p>{t(`${asks}.text`)}</p>
      <PasskeyButton ceremony={ceremony} to={to} texts={texts} />
      <noscript>
        <p className="text-error">{t('passkey.noScript')}</p>
      </noscript>
      {ceremony === 'signIn' && <p className="text-muted">{t('signIn.lost')}</p>}
    </DeskPage>
  )
}
