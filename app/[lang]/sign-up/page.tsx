import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cookies } from 'next/headers'
import { MessageMark } from '#components/sign-up/message-mark'
import { SubscribeForm } from '#components/sign-up/subscribe-form'
import { buttonClass } from '#components/ui/button'
import { currentLanguage } from '#lib/i18n/current-language'
import { pathTo } from '#lib/i18n/routes'
import { findOrder } from '#lib/orders'
import { fromCookie, signUpCookie } from '#lib/leads/sign-up-cookie'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('SignUpPage')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/** Shows what became of a sign-up sent without JavaScript; without one it is simply the form. */
export default async function SignUpPage({ searchParams }: PageProps<'/[lang]/sign-up'>) {
  const t = await getTranslations('SignUpPage')
  const subscribe = await getTranslations('Subscribe')
  const form = await getTranslations('SubscribeForm')
  const outcome = fromCookie((await cookies()).get(signUpCookie)?.value)
  const language = await currentLanguage()
  const { order: asked } = await searchParams
  const order = findOrder(outcome?.order ?? String(asked ?? ''))
  const isStored = outcome !== null && outcome.status < 300
  const failure = outcome && outcome.status > 422 ? outcome.status : null
  return (
    <div className="bg-wash py-12 lg:py-20">
      <div className="mx-auto max-w-140 px-5">
        <h1 className="title-2 mb-8">{t('title')}</h1>
        <div className="relative rounded-3xl bg-paper p-5 sm:p-9">
          {isStored ? (
            <div role="status" className="flex flex-col items-center py-10 text-center">
              <MessageMark look="success" />
              <h2 className="title-3 mt-6">{form('successTitle')}</h2>
              <p className="mt-2 mb-8 text-muted">{form('successText')}</p>
              <a href={pathTo(language)} className={buttonClass('outline')}>
                {t('home')}
              </a>
            </div>
          ) : (
            <>
              {failure && (
                <div role="alert" className="mb-6 rounded-xl border-[1.5px] border-error p-4">
                  <h2 className="font-semibold">{form('errorTitle')}</h2>
                  <p className="text-sm">{failure === 429 ? form('errorTooMany') : form('errorText')}</p>
                </div>
              )}
              {order && (
                <p className="mb-5 inline-flex flex-wrap gap-x-2 rounded-lg bg-pistachio px-3 py-1.5 text-sm text-pistachio-ink">
                  {subscribe('ordered')} <strong className="font-semibold">{order.label[language]}</strong>
                </p>
              )}
              <SubscribeForm order={order?.code} {...(outcome && { initial: outcome })} />
            </>
          )}
        </div>
      </div>
    </div>
  )
}
