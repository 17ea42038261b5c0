import { getTranslations } from 'next-intl/server'
import { clinic } from '#content/clinic'
import { SubscribeForm } from '#components/forms/subscribe-form'
import { currentLanguage } from '#lib/i18n/current-language'
import { formatPhone } from '#lib/leads/phone'

/** Sign-up form and contacts of the clinic. */
export async function Subscribe() {
  const t = await getTranslations('Subscribe')
  const language = await currentLanguage()
  const { street, city, postalCode } = clinic.address
  const contacts = [
    { term: t('phone'), text: formatPhone(clinic.phone), href: `tel:${clinic.phone}` },
    { term: t('email'), text: clinic.email, href: `mailto:${clinic.email}` },
    { term: t('address'), text: `${street[language]}, ${city[language]}, ${postalCode}`, href: undefined },
  ]
  return (
    <section id="subscribe" aria-labelledby="subscribe-title" className="section bg-wash">
      <div id="contacts" className="wrap grid gap-10 lg:grid-cols-2 lg:gap-16">
        <div className="flex flex-col">
          <h2 id="subscribe-title" className="title-2">
            {t('title')}
          </h2>
          <p className="mt-5 max-w-120 text-lg text-muted">{t('lead')}</p>
          <dl className="mt-auto grid gap-4 pt-10" aria-label={t('contacts')}>
            {contacts.map(({ term, text, href }) => (
              <div key={term}>
                <dt className="text-sm text-muted">{term}</dt>
                <dd className="text-lg">
                  {href ? (
                    <a href={href} className="underline-offset-4 hover:underline">
                      {text}
                    </a>
                  ) : (
                    text
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="relative rounded-3xl bg-paper p-5 sm:p-9">
          <SubscribeForm />
        </div>
      </div>
    </section>
  )
}
