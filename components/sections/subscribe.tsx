import { getTranslations } from 'next-intl/server'
import { CardTitle, SubscribeCard } from '#components/sign-up/subscribe-card'
import { callCost, orderLabels, SubscribeForm } from '#components/sign-up/subscribe-form'
import { content } from '#lib/content/content'
import { currentLocale } from '#lib/i18n/current-locale'
import { checkUpOrderCode, ordersIn, weightLossCodes } from '#lib/orders'
import { joinHeadingWords } from '#lib/text/short-words'
import { buttonClass } from '#components/ui/button'
import { formatPhone } from '#lib/leads/phone'
import { weekText } from '#lib/time/opening-days'

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
          stored={{ checkUp: checkUpOrderCode, weightLoss: weightLossCodes() }}
        />
      </div>
    </section>
  )
}

async function Contacts() {
  const t = await getTranslations('Subscribe')
  const locale = await currentLocale()
  const { street, city, postalCode } = content.clinic.address
  const rows = [
    { term: t('phone'), text: formatPhone(content.clinic.phone), href: `tel:${content.clinic.phone}` },
    { term: t('email'), text: content.clinic.email, href: `mailto:${content.clinic.email}` },
    { term: t('messenger'), text: t('openMessenger'), href: content.clinic.links.messenger },
    { term: t('shop'), text: t('openShop'), href: content.clinic.links.shop },
    { term: t('address'), text: `${street[locale]}, ${city[locale]}, ${postalCode}`, href: undefined },
    { term: t('hours'), text: weekText(locale, content.clinic.hours), href: undefined },
  ]
  return (
    <>
      <h3>{t('contactsTitle')}</h3>
      <dl className="contacts grid">
        {rows.map(({ term, text, href }, position) => (
          <div key={position}>
            <dt>{term}</dt>
            <dd>
              {href ? (
                <a href={href} {...(href.startsWith('http') && { target: '_blank', rel: 'noopener' })}>
                  {text}
                </a>
              ) : (
                <span>{text}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <a href={`/api/${locale}/contact`} download className={buttonClass('accent', 'mb-3 w-full')}>
        {t('vcard')}
      </a>
    </>
  )
}
