import { getTranslations } from 'next-intl/server'
import { MessageMark, SentDetails } from '#components/sign-up/sent-details'
import { CallInstead, SentArticle, sentProps } from '#components/sign-up/subscribe-form'
import { buttonClass } from '#components/ui/button'

/** In place of the form on its own page: it was sent without scripts. The number is not kept for it. */
export async function SignUpSent({ home }: { home: string }) {
  const t = await getTranslations('SignUpPage')
  const form = await getTranslations('SubscribeForm')
  return (
    <div role="status" className="flex flex-col items-center text-center">
      <MessageMark look="success" />
      <h2 className="title-3 mt-6">{form('successTitle')}</h2>
      <p className="mt-2 text-muted">{form('successText')}</p>
      <SentDetails {...await sentProps()} />
      <SentArticle />
      <a href={home} className={buttonClass('outline', 'mt-6')}>
        {t('home')}
      </a>
    </div>
  )
}

/** Above the form on its own page: it could not be sent. */
export async function SignUpFailure({ status }: { status: number }) {
  const t = await getTranslations('SubscribeForm')
  return (
    <div role="alert" className="mb-6 rounded-xl [border:1.5px_solid] border-error p-4">
      <h2 className="font-semibold">{t('errorTitle')}</h2>
      <p className="text-sm">{status === 429 ? t('errorTooMany') : t('errorText')}</p>
      <CallInstead />
    </div>
  )
}
