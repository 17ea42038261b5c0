import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { getCallCosts } from '#components/sign-up/call-cost'
import { NextSteps } from '#components/sign-up/next-steps'
import { OrderCost } from '#components/sign-up/order-cost'
import { getOrderLabels } from '#components/sign-up/order-labels'
import { getOrderSummaries } from '#components/sign-up/order-summary'
import { SignUpOrder } from '#components/sign-up/sign-up-order'
import { SignUpFailure, SignUpSent } from '#components/sign-up/sign-up-result'
import { SignUpTitle } from '#components/sign-up/sign-up-title'
import { SubscribeForm } from '#components/sign-up/subscribe-form'
import { UntilSent } from '#components/sign-up/until-sent'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { outcomeCookie, parseOutcome, readSignUpPage, resultId } from '#lib/leads/sign-up-page'
import { listOrders, getSignUpPath } from '#lib/orders'
import { joinHeadingWords } from '#lib/i18n/short-words'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getPageTranslator('SignUpPage')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

export default async function SignUpPage({
  searchParams,
}: PageProps<'/[lang]/sign-up'>): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('SignUpPage')
  const { t: subscribe } = await getPageTranslator('Subscribe')
  const outcome = parseOutcome((await cookies()).get(outcomeCookie)?.value)
  const {
    stored,
    failure,
    initial,
    order: code,
  } = readSignUpPage((await searchParams)['order'], outcome)
  const orders = listOrders(locale)
  const order = orders.find((each) => each.code === code)?.code ?? ''
  const summaries = await getOrderSummaries()
  return (
    <div className="sign-up-page wrap section page-top grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_1.1fr] lg:grid-rows-[auto_1fr]">
      <SignUpTitle title={joinHeadingWords(t('title'))} summaries={summaries} serverOrder={order} />
      <div
        id={resultId}
        tabIndex={-1}
        className="sign-up-card relative self-start rounded-3xl bg-card p-5 [outline:none] sm:p-9 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        {stored ? (
          <SignUpSent stored={stored} order={order} />
        ) : (
          <>
            {failure !== null && <SignUpFailure status={failure} />}
            <SignUpOrder
              labels={await getOrderLabels()}
              orders={orders}
              order={order}
              summaries={summaries}
              removePath={getSignUpPath(locale, '')}
            />
            <SubscribeForm initial={initial} />
          </>
        )}
      </div>
      <div>
        <p className="lead max-w-120 max-lg:mt-5">
          {!stored && (
            <UntilSent>
              <span>{subscribe('lead')}</span>{' '}
            </UntilSent>
          )}
          {subscribe('callIsFree')} <OrderCost costs={await getCallCosts()} serverOrder={order} />
        </p>
        {!stored && (
          <UntilSent>
            <h2 className="title-3 mt-10 mb-4">{t('nextTitle')}</h2>
            <NextSteps />
            <a href={pathTo(locale, 'firstVisit')} className="text-link mt-4">
              {t('firstVisit')}
            </a>
          </UntilSent>
        )}
      </div>
    </div>
  )
}
