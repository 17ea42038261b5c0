import { getTranslations } from 'next-intl/server'
import { product } from '#content/home'
import { Section } from '#components/ui/section'
import { currentLocale } from '#lib/i18n/current-locale'

/** The programme: 3, 6 or 12 months on one scale, the concierge and the archive of earlier results. */
export async function Product() {
  const t = await getTranslations('Product')
  const locale = await currentLocale()
  return (
    <Section id="product" title={product.title[locale]} lead={product.lead[locale]}>
      <ol className="mt-12 lg:mt-16">
        {product.steps.map(({ months, title, text }) => (
          <li
            key={months}
            className="line-above grid gap-x-8 gap-y-3 py-6 lg:grid-cols-[14.5rem_1fr_22rem] lg:items-center"
          >
            <p className="flex items-baseline gap-2 text-muted">
              <span className="figure text-3xl text-ink">{months}</span>
              <span>{t('months', { count: months })}</span>
            </p>
            {/* Months of the year spent in company, on a scale of twelve. */}
            <svg className="h-7.5 w-full" viewBox="0 0 120 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width="120" height="6" rx="1" className="fill-wash" />
              <rect width={months * 10} height="6" rx="1" className="fill-band" />
              <rect x={months * 10 - 0.5} width="0.5" height="6" className="fill-mark" />
            </svg>
            <div>
              <h3>{title[locale]}</h3>
              <p className="mt-1.5 text-muted">{text[locale]}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="line-above grid gap-8 pt-10 md:grid-cols-2 lg:pt-14">
        {[product.concierge, product.archive].map(({ title, text }, position) => (
          <div key={position} className="max-w-140">
            <h3>{title[locale]}</h3>
            <p className="mt-3 text-muted">{text[locale]}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}
