import type { ReactNode } from 'react'
import { DeskPage } from '#components/desk/layout/desk-page'
import { narrowPageClass } from '#components/desk/layout/page-styles'
import { PasskeyButton } from '#components/desk/people/passkey-button'
import { getDeskTranslations, getMessageGroup } from '#lib/desk/desk-locale'
import { env } from '#lib/env'

type PasskeyPageProps = {
  /** `confirm` asks a signed-in member of staff to use the passkey again. */
  purpose: 'signIn' | 'join' | 'confirm'
  /** The path of the page to open after a success. */
  to: string
}

export async function PasskeyPage({ purpose, to }: PasskeyPageProps): Promise<ReactNode> {
  const t = await getDeskTranslations()
  const ceremony = purpose === 'join' ? 'join' : 'signIn'
  const elsewhere = t('passkey.elsewhere', { address: `${env.SITE_URL}/staff` })
  const messages = {
    ...getMessageGroup(t, 'passkey'),
    elsewhere,
    action: t(`${purpose}.action`),
  }
  return (
    <DeskPage title={t(`${purpose}.title`)} className={narrowPageClass}>
      <p>{t(`${purpose}.text`)}</p>
      <PasskeyButton ceremony={ceremony} to={to} messages={messages} />
      <noscript>
        <p className="text-error">{t('passkey.noScript')}</p>
      </noscript>
      {ceremony === 'signIn' && <p className="text-muted">{t('signIn.lost')}</p>}
    </DeskPage>
  )
}
