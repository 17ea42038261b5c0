import { aloneClass } from '#components/staff/field'
import { PasskeyButton } from '#components/staff/passkey-button'
import { env } from '#lib/env'
import { hasPasskeys } from '#lib/auth/passkeys'
import { deskWords, textsOf } from '#lib/desk/words'

const problems = ['waiting', 'cancelled', 'refused', 'over', 'throttled', 'failed', 'unsupported'] as const

type PasskeyPageProps = {
  ceremony: 'sign-in' | 'join'
  texts: Readonly<Record<'title' | 'text' | 'action', string>>
  /** Where it leads. */
  to: string
}

/** A page that asks for a passkey. */
export async function PasskeyPage({ ceremony, texts: { title, text, action }, to }: PasskeyPageProps) {
  const t = await deskWords('Staff')
  const elsewhere = t('passkey.elsewhere', { address: `${env.SITE_URL}/staff` })
  const texts = { action, elsewhere, ...textsOf(problems, (name) => t(`passkey.${name}`)) }
  return (
    <div className={aloneClass}>
      <h1 className="title-2">{title}</h1>
      <p>{text}</p>
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
