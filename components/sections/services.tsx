import { getTranslations } from 'next-intl/server'
import { servicesLead } from '#content/home'
import { serviceCategories } from '#content/service-categories'
import type { ServiceCategory } from '#content/types'
import { ServiceDialog, serviceDialogId } from '#components/sections/service-dialog'
import { Section } from '#components/ui/section'
import { formatPrice } from '#lib/text/format'
import { currentLocale } from '#lib/i18n/current-locale'

/** The price list: four categories, each with its drawing and opening its table; one band runs through the drawings. */
export async function Services() {
  const t = await getTranslations('Services')
  const locale = await currentLocale()
  return (
    <Section id="services" title={t('title')}>
      <ul className="services">
        {serviceCategories.map((category) => (
          <Category key={category.slug} category={category} />
        ))}
      </ul>
      <p className="note">{servicesLead[locale]}</p>
      {serviceCategories.map((category) => (
        <ServiceDialog key={category.slug} category={category} />
      ))}
    </Section>
  )
}

async function Category({ category }: { category: ServiceCategory }) {
  const t = await getTranslations('Services')
  const locale = await currentLocale()
  const title = category.title[locale]
  const lowest = Math.min(...category.options.map(({ price }) => price))
  return (
    <li>
      <svg viewBox="-10 0 330 340" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href={category.image} />
      </svg>
      <h3>{title}</h3>
      <p>{category.summary[locale]}</p>
      <p className="services-price">
        {t('count', { count: category.options.length })}
        <b className="price">{t('from', { price: formatPrice(locale, lowest) })}</b>
      </p>
      <a href={`#${serviceDialogId(category.slug)}`} aria-label={t('openOf', { title })} className="text-link">
        {t('open')}
      </a>
    </li>
  )
}
