import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cookies } from 'next/headers'
import { CallInstead } from '#components/sign-up/call-instead'
import { MessageMark } from '#components/sign-up/message-mark'
import { orderLabels } from '#components/sign-up/order-labels'
import { SignUpOrder } from '#components/sign-up/sign-up-order'
import { SubscribeForm } from '#components/sign-up/subscribe-form'
import { buttonClass } from '#components/ui/button'
import { currentLocale } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { outcomeCookie, parseOutcome, readSignUpPage } from '#lib/leads/sign-up-page'
import { ordersIn, signUpPath } from '#lib/orders'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('SignUpPage')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/** The form on a page of its own; shows what became of a sign-up sent without JavaScript. */
export default async function SignUpPage({ searchParams }: PageProps<'/[lang]/sign-up'>) {
  const t = await getTranslations('SignUpPage')
  const locale = await currentLocale()
  const outcome = parseOutcome((await cookies()).get(outcomeCookie)?.value)
  const { isStored, failure, initial, ...codes } = readSignUpPage(await searchParams, outcome)
  const orders = ordersIn(locale)
  const known = (order: string | null) => (orders.some(({ code }) => code === order) && order) || ''
  const order = known(codes.order)
  return (
    <div className="bg-wash py-12 lg:py-20">
      <div className="mx-auto max-w-140 px-5">
        <h1 className="title-2 mb-8">{t('title')}</h1>
        <div className="card relative">
          {isStored ? (
            <Sent home={pathTo(locale)} />
          ) : (
            <>
              {failure !== null && <Failure status={failure} />}
              <SignUpOrder
                labels={await orderLabels()}
                orders={orders}
                order={order}
                removedOrder={known(codes.removed)}
                removePath={signUpPath(locale, order, 'removed')}
              />
              <SubscribeForm {...(initial && { initial })} />
            </>
          )}
        </div>
      </div>
    </div>
  )
}

async function Sent({ home }: { home: string }) {
  const t = await getTranslations('SignUpPage')
  const form = await getTranslations('SubscribeForm')
  return (
    <div role="status" className="flex flex-col items-center py-10 text-center">
      <MessageMark look="success" />
      <h2 className="title-3 mt-6">{form('successTitle')}</h2>
      <p className="mt-2 mb-8 text-muted">{form('successText')}</p>
      <a href={home} className={buttonClass('outline')}>
        {t('home')}
      </a>
    </div>
  )
}

async function Failure({ status }: { status: number }) {
  const t = await getTranslations('SubscribeForm')
  return (
    <div role="alert" className="mb-6 rounded-xl [border:1.5px_solid] border-error p-4">
      <h2 className="font-semibold">{t('errorTitle')}</h2>
      <p className="text-sm">{status === 429 ? t('errorTooMany') : t('errorText')}</p>
      <CallInstead />
    </div>
  )
}
