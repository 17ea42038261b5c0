import { getTranslations } from 'next-intl/server'
import { servicesLead } from '#content/home'
import { serviceCategories } from '#content/service-categories'
import type { ServiceCategory } from '#content/types'
import { ServiceDialog, serviceDialogId } from '#components/sections/service-dialog'
import { buttonClass } from '#components/ui/button'
import { Section } from '#components/ui/section'
import { formatPrice } from '#lib/format'
import { currentLocale } from '#lib/i18n/current-locale'

/** The price list: four categories, each opening its table. */
export async function Services() {
  const t = await getTranslations('Services')
  const locale = await currentLocale()
  return (
    <Section id="services" title={t('title')} lead={servicesLead[locale]}>
      <ul className="mt-10 lg:mt-14">
        {serviceCategories.map((category) => (
          <Row key={category.slug} category={category} />
        ))}
      </ul>
      {serviceCategories.map((category) => (
        <ServiceDialog key={category.slug} category={category} />
      ))}
    </Section>
  )
}

async function Row({ category }: { category: ServiceCategory }) {
  const t = await getTranslations('Services')
  const locale = await currentLocale()
  const title = category.title[locale]
  const lowest = Math.min(...category.options.map(({ price }) => price))
  return (
    <li className="line-above grid items-center gap-x-8 gap-y-4 py-6 last:line-below md:grid-cols-[1fr_auto] lg:grid-cols-[1.2fr_1fr_12rem_auto]">
      <h3>{title}</h3>
      <p className="text-muted max-lg:row-start-2">{category.summary[locale]}</p>
      <p className="text-sm text-muted max-lg:row-start-3 lg:text-right">
        {t('count', { count: category.options.length })}
        <span className="figure block text-lg text-ink">{t('from', { price: formatPrice(locale, lowest) })}</span>
      </p>
      <a
        href={`#${serviceDialogId(category.slug)}`}
        aria-label={t('openOf', { title })}
        className={buttonClass('outline', 'max-md:row-start-4 md:max-lg:row-span-3 md:max-lg:row-start-1')}
      >
        {t('open')}
      </a>
    </li>
  )
}
