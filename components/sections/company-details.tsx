import { getTranslations } from 'next-intl/server'
import { clinic } from '#content/clinic'
import { currentLocale } from '#lib/i18n/current-locale'
import { formatPhone } from '#lib/leads/phone'

/** The seller's details under the terms. */
export async function CompanyDetails({ id, title }: { id: string; title: string }) {
  const t = await getTranslations('Legal')
  const locale = await currentLocale()
  const { name, code, licence, address, iban } = clinic.legalEntity
  const rows = [
    [t('name'), name[locale]],
    [t('code'), code],
    [t('licence'), licence[locale]],
    [t('address'), address[locale]],
    [t('iban'), iban],
    [t('phone'), formatPhone(clinic.phone)],
    [t('email'), clinic.email],
  ] as const
  return (
    <section id={id} className="company-details">
      <h2>{title}</h2>
      <dl className="mt-4 grid">
        {rows.map(([term, text]) => (
          <div key={term} className="grid">
            <dt className="text-muted">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
