import { getTranslations } from 'next-intl/server'
import { SubscribeCard } from '#components/sign-up/subscribe-card'
import { SubscribeForm } from '#components/sign-up/subscribe-form'
import { Contacts } from '#components/sections/contacts'
import { currentLanguage } from '#lib/i18n/current-language'
import { checkUpOrder, weightLossOrdersByName, type Order } from '#lib/orders'

/** Sign-up form and contacts of the clinic on two sides of one card. */
export async function Subscribe() {
  const t = await getTranslations('Subscribe')
  const language = await currentLanguage()
  const inLanguage = ({ code, label }: Order) => ({ code, label: label[language] })
  const weightLoss = Object.fromEntries(
    Object.entries(weightLossOrdersByName).map(([name, order]) => [name, inLanguage(order)]),
  )
  const labels = { ordered: t('ordered'), toContacts: t('flipToContacts'), toForm: t('flipToForm') }
  return (
    <section
      id="subscribe"
      tabIndex={-1}
      aria-labelledby="subscribe-title"
      className="section relative bg-wash outline-none"
    >
      <span id="contacts" className="absolute top-0" />
      <div className="wrap grid gap-10 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
        <div>
          <h2 id="subscribe-title" className="title-2">
            {t('title')}
          </h2>
          <p className="mt-5 max-w-120 text-lg text-muted">{t('lead')}</p>
        </div>
        <SubscribeCard
          form={<SubscribeForm />}
          contacts={<Contacts />}
          labels={labels}
          checkUp={inLanguage(checkUpOrder)}
          weightLoss={weightLoss}
        />
      </div>
    </section>
  )
}
