import { aloneClass } from '#components/staff/field'
import { PasskeyButton } from '#components/staff/passkey-button'
import { env } from '#lib/env'
import { hasPasskeys } from '#lib/auth/passkeys'
import { deskWords, textsOf } from '#lib/desk/words'

const problems = ['waiting', 'cancelled', 'refused', 'over', 'throttled', 'failed', 'unsupported'] as const

/** A page that asks for a passkey and leads to another; `asks` names its words. */
export async function PasskeyPage({ asks, to }: { asks: 'signIn' | 'confirm' | 'join'; to: string }) {
  const t = await deskWords('Staff')
  const ceremony = asks === 'join' ? 'join' : 'sign-in'
  const own = { action: t(`${asks}.action`), elsewhere: t('passkey.elsewhere', { address: `${env.SITE_URL}/staff` }) }
  const texts = { ...own, ...textsOf(problems, (name) => t(`passkey.${name}`)) }
  return (
    <div className={aloneClass}>
      <h1 className="title-2">{t(`${asks}.title`)}</h1>
      <p>{t(`${asks}.text`)}</p>
      {hasPasskeys ? (
        <PasskeyButton ceremony={ceremony} to={to} origin={env.SITE_URL} texts={texts} />
      ) : (
        <p className="text-error">{t('passkey.insecure', { address: env.SITE_URL })}</p>
      )}
      <noscript>
        <p className="text-error">{t('passkey.noScript')}</p>
      </noscript>
      {ceremony === 'sign-in' && <p className="text-muted">{t('signIn.lost')}</p>}
    </div>
  )
}
