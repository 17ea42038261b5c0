import { getTranslations } from 'next-intl/server'
import { Contacts } from '#components/sections/contacts'
import { CardTitle, SubscribeCard } from '#components/sign-up/subscribe-card'
import { orderLabels, SubscribeForm } from '#components/sign-up/subscribe-form'
import { callCost } from '#lib/call-cost'
import { currentLocale } from '#lib/i18n/current-locale'
import { checkUpOrder, ordersIn, weightLossCodes } from '#lib/orders'
import { joinHeadingWords } from '#lib/text/short-words'

export async function Subscribe() {
  const t = await getTranslations('Subscribe')
  const labels = { ...(await orderLabels()), toContacts: t('flipToContacts'), toForm: t('flipToForm') }
  return (
    <section
      id="subscribe"
      tabIndex={-1}
      aria-labelledby="subscribe-title"
      className="section relative bg-wash [outline:none]"
    >
      <span id="contacts" className="absolute top-0" />
      <div className="wrap grid gap-10 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
        <CardTitle
          id="subscribe-title"
          subscribe={{ title: joinHeadingWords(t('title')), lead: `${t('lead')} ${await callCost()}` }}
          contacts={{ title: joinHeadingWords(t('reachTitle')), lead: t('reachLead') }}
        />
        <SubscribeCard
          form={<SubscribeForm />}
          contacts={<Contacts />}
          labels={labels}
          orders={ordersIn(await currentLocale())}
          stored={{ checkUp: checkUpOrder.code, weightLoss: weightLossCodes }}
        />
      </div>
    </section>
  )
}
