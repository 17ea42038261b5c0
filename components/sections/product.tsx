import type { ReactNode } from 'react'
import { TitledText } from '#components/sections/titled-text'
import { Section } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'

export async function Product(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Product')
  const { title, lead, steps, concierge, archive } = contentIn(locale).home.product
  return (
    <Section id="product" title={title} className="later [--tall:855px]">
      <p className="lead mt-5 mb-8 max-w-160 max-sm:text-base lg:mb-12">{lead}</p>
      <i aria-hidden="true" className="year" />
      <ol className="mt-6 grid gap-x-8 gap-y-4 md:grid-cols-4">
        {steps.map((step, index) => (
          <li
            key={step.months}
            className="flex flex-wrap items-baseline justify-between md:block md:last:col-span-2"
          >
            <small className="text-sm text-muted max-md:order-1">
              {t('months', {
                from: String((steps[index - 1]?.months ?? 0) + 1),
                to: String(step.months),
              })}
            </small>
            <TitledText title={step.title} text={step.text} />
          </li>
        ))}
      </ol>
      <div className="line-above mt-8 grid gap-x-8 gap-y-6 pt-6 lg:mt-10 md:grid-cols-2">
        {[concierge, archive].map((point, position) => (
          <div key={position}>
            <TitledText title={point.title} text={point.text} />
          </div>
        ))}
      </div>
    </Section>
  )
}
