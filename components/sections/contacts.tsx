import { getTranslations } from 'next-intl/server'
import { clinic } from '#content/clinic'
import { buttonClass } from '#components/ui/button'
import { currentLocale } from '#lib/i18n/current-locale'
import { formatPhone } from '#lib/leads/phone'
import { openingDays } from '#lib/time/opening-days'

export async function Contacts() {
  const t = await getTranslations('Subscribe')
  const locale = await currentLocale()
  const { street, city, postalCode } = clinic.address
  const { hours } = clinic
  const rows = [
    { term: t('phone'), text: formatPhone(clinic.phone), href: `tel:${clinic.phone}` },
    { term: t('email'), text: clinic.email, href: `mailto:${clinic.email}` },
    { term: t('messenger'), text: t('openMessenger'), href: clinic.links.messenger },
    { term: t('shop'), text: t('openShop'), href: clinic.links.shop },
    { term: t('address'), text: `${street[locale]}, ${city[locale]}, ${postalCode}`, href: undefined },
    { term: t('hours'), text: t('hoursText', { ...hours, days: openingDays(locale, hours.days) }), href: undefined },
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
