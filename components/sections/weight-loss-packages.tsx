import { getTranslations } from 'next-intl/server'
import type { WeightLossPackage, WeightLossService } from '#content/types'
import { weightLoss } from '#content/weight-loss'
import { ProgrammeOrder } from '#components/sections/programme-order'
import { Section } from '#components/ui/section'
import { formatPrice } from '#lib/format'
import { currentLocale } from '#lib/i18n/current-locale'
import { weightLossOrderCode } from '#lib/orders'

/** Basic and Extended with price, monthly payment and service lines as given; no totals (decisions). */
export async function WeightLossPackages() {
  const t = await getTranslations('WeightLoss')
  return (
    <Section id="packages" title={t('packagesTitle')} className="bg-wash">
      <div className="mt-10 grid items-start gap-5 lg:mt-14 lg:grid-cols-2 lg:gap-8">
        {weightLoss.packages.map((item) => (
          <Package key={item.id} item={item} />
        ))}
      </div>
    </Section>
  )
}

async function Package({ item }: { item: WeightLossPackage }) {
  const t = await getTranslations('WeightLoss')
  const locale = await currentLocale()
  return (
    <article className={item.popular ? 'card [box-shadow:inset_0_0_0_2px_var(--mark)]' : 'card'}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-2xl [letter-spacing:-0.025em]">{item.title[locale]}</h3>
        {item.popular && <p className="badge px-3 py-1 font-semibold">{t('popular')}</p>}
      </div>
      <p className="mt-1 text-muted">{t('duration', { count: item.months })}</p>
      <p className="figure mt-6 text-3xl">{formatPrice(locale, item.price)}</p>
      <p className="mt-1 text-muted">{t('perMonth', { price: formatPrice(locale, item.monthlyPayment) })}</p>
      <p className="mt-5 mb-6 lg:min-h-[3.1em]">{item.description[locale]}</p>
      <ProgrammeOrder
        order={weightLossOrderCode(item.id)}
        packageName={item.name[locale]}
        look={item.popular ? 'primary' : 'outline'}
      >
        {t('order', { id: item.id })}
      </ProgrammeOrder>
      <h4 className="mt-9 mb-2 font-semibold">{t('services')}</h4>
      <ul>
        {item.services.map((service) => (
          <Service key={service.id} service={service} />
        ))}
      </ul>
    </article>
  )
}

async function Service({ service }: { service: WeightLossService }) {
  const t = await getTranslations('WeightLoss')
  const locale = await currentLocale()
  const line = (
    <>
      <span className="min-w-0">
        {service.name[locale]}
        <small className="note block">{service.included ? t('included') : t('notIncluded')}</small>
      </span>
      <span className="figure text-right whitespace-nowrap">{formatPrice(locale, service.price)}</span>
    </>
  )
  const lineClass = 'grid grid-cols-[1fr_auto_1rem] items-start gap-x-4 py-3.5'
  if (!service.details) return <li className={`line-above ${lineClass}`}>{line}</li>
  return (
    <li className="line-above">
      <details>
        <summary className={`plain ${lineClass}`}>
          {line}
          <span aria-hidden="true" className="chevron mt-2" />
        </summary>
        <ul className="grid gap-1.5 pb-4 text-[0.9375rem] text-muted">
          {service.details[locale].map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      </details>
    </li>
  )
}
