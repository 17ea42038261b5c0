import { getTranslations } from 'next-intl/server'
import { clinic } from '#content/clinic'
import { buttonClass } from '#components/ui/button'
import { currentLanguage } from '#lib/i18n/current-language'
import { formatPhone } from '#lib/leads/phone'

const linkClass = 'inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:decoration-2'

/** Contacts side of the card: address, phone, e-mail, messenger, shop and a contact to save. */
export async function Contacts() {
  const t = await getTranslations('Subscribe')
  const language = await currentLanguage()
  const { street, city, postalCode } = clinic.address
  const { opens, closes } = clinic.hours
  const rows = [
    { term: t('phone'), text: formatPhone(clinic.phone), href: `tel:${clinic.phone}` },
    { term: t('email'), text: clinic.email, href: `mailto:${clinic.email}` },
    { term: t('messenger'), text: t('openMessenger'), href: clinic.links.messenger },
    { term: t('shop'), text: t('openShop'), href: clinic.links.shop },
    { term: t('address'), text: `${street[language]}, ${city[language]}, ${postalCode}`, href: undefined },
    { term: t('hours'), text: t('hoursText', { opens, closes }), href: undefined },
  ]
  return (
    <>
      <h3 className="title-3">{t('contactsTitle')}</h3>
      <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {rows.map(({ term, text, href }) => (
          <div key={term}>
            <dt className="text-sm text-mist">{term}</dt>
            <dd>
              {href ? (
                <a
                  href={href}
                  className={linkClass}
                  {...(href.startsWith('http') && { target: '_blank', rel: 'noopener' })}
                >
                  {text}
                </a>
              ) : (
                <span className="inline-flex min-h-11 items-center">{text}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <a href={`/api/${language}/contact`} download className={buttonClass('accent', 'mt-6 w-full')}>
        {t('vcard')}
      </a>
    </>
  )
}
