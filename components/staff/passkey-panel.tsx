import { PasskeyButton } from '#components/staff/passkey-button'
import { env } from '#lib/env'
import { hasPasskeys } from '#lib/auth/passkeys'
import { deskWords } from '#lib/desk/words'

type PasskeyPanelProps = { ceremony: 'sign-in' | 'join'; action: string; to: string }

export async function PasskeyPanel({ ceremony, action, to }: PasskeyPanelProps) {
  const t = await deskWords('Staff')
  if (!hasPasskeys) return <p className="text-error">{t('passkey.insecure', { address: env.SITE_URL })}</p>
  const texts = {
    action,
    waiting: t('passkey.waiting'),
    cancelled: t('passkey.cancelled'),
    refused: t('passkey.refused'),
    over: t('passkey.over'),
    throttled: t('passkey.throttled'),
    failed: t('passkey.failed'),
    unsupported: t('passkey.unsupported'),
    elsewhere: t('passkey.elsewhere', { address: `${env.SITE_URL}/staff` }),
  }
  return (
    <>
      <PasskeyButton ceremony={ceremony} to={to} origin={env.SITE_URL} texts={texts} />
      <noscript>
        <p className="text-error">{t('passkey.noScript')}</p>
      </noscript>
    </>
  )
}
