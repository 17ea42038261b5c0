import type { ReactNode } from 'react'
import { getCallCosts } from '#components/sign-up/call-cost'
import { CardTitle } from '#components/sign-up/card-title'
import { getOrderLabels } from '#components/sign-up/order-labels'
import { OrderCost } from '#components/sign-up/order-cost'
import { SubscribeCard } from '#components/sign-up/subscribe-card'
import { SubscribeForm } from '#components/sign-up/subscribe-form'
import { contentIn } from '#lib/content/current-content'
import { getCurrentLocale, getPageTranslator } from '#lib/i18n/current-locale'
import { checkUpOrderCode, listOrders, getWeightLossCodes } from '#lib/orders'
import { joinHeadingWords } from '#lib/i18n/short-words'
import { ButtonLink } from '#components/ui/button'
import { HoursBand } from '#components/ui/hours-band'
import { Facts } from '#components/ui/lists'
import { formatPhone } from '#lib/leads/phone'
import { getUsualSpans, formatOpeningWeek } from '#lib/time/opening-days'

export async function Subscribe(): Promise<ReactNode> {
  const { t } = await getPageTranslator('Subscribe')
  const { t: page } = await getPageTranslator('SignUpPage')
  const labels = {
    ...(await getOrderLabels()),
    toContacts: t('flipToContacts'),
    toForm: t('flipToForm'),
  }
  return (
    <section
      id="subscribe"
      tabIndex={-1}
      aria-labelledby="subscribe-title"
      className="section relative bg-wash [outline:none]"
    >
      <span id="contacts" className="absolute top-0" />
      <div className="wrap grid gap-6 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
        <CardTitle
          titles={{
            subscribe: {
              title: joinHeadingWords(t('title')),
              text: (
                <p className="lead max-w-120 max-sm:text-base">
                  {t('lead')} {t('callIsFree')} <OrderCost costs={await getCallCosts()} />
                </p>
              ),
            },
            contacts: { title: joinHeadingWords(t('reachTitle')), text: t('reachLead') },
            sent: { title: page('nextTitle'), text: t('callIsFree') },
          }}
        />
        <SubscribeCard
          form={<SubscribeForm />}
          contacts={<Contacts />}
          labels={labels}
          orders={listOrders(await getCurrentLocale())}
          requestCodes={{ checkUp: checkUpOrderCode, weightLoss: getWeightLossCodes() }}
        />
      </div>
    </section>
  )
}

async function Contacts() {
  const { t, locale } = await getPageTranslator('Subscribe')
  const { phone, email, links, hours, address } = contentIn(locale).clinic
  const { street, city, postalCode } = address
  const link = (text: string, href: string) => (
    <a
      href={href}
      className="text-link"
      {...(href.startsWith('http') && { target: '_blank', rel: 'noopener' })}
    >
      {text}
    </a>
  )
  const line = (text: string) => <span className="inline-flex min-h-11 items-center">{text}</span>
  return (
    <>
      <h3>{t('contactsTitle')}</h3>
      <Facts
        facts={[
          [t('phone'), link(formatPhone(phone), `tel:${phone}`)],
          [t('email'), link(email, `mailto:${email}`)],
          [t('messenger'), link(t('openMessenger'), links.messenger)],
          [t('shop'), link(t('openShop'), links.shop)],
          [t('address'), line(`${street}, ${city}, ${postalCode}`)],
          [t('hours'), line(formatOpeningWeek(locale, hours))],
        ]}
        className="mt-4 grid grow content-evenly gap-x-6 max-sm:*:flex max-sm:*:flex-wrap max-sm:*:items-center max-sm:*:justify-between sm:grid-cols-2"
        terms={{ className: 'text-sm text-mist' }}
      />
      <div className="mt-3 mb-4 text-mist [--line:var(--color-plum-light)]">
        <HoursBand spans={getUsualSpans(hours)} />
      </div>
      <ButtonLink href={`/api/${locale}/contact`} download look="accent" className="mb-3 w-full">
        {t('vcard')}
      </ButtonLink>
    </>
  )
}
