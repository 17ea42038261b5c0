import { getTranslations } from 'next-intl/server'
import { product } from '#content/home'
import { Section, Year } from '#components/ui/section'
import { currentLocale } from '#lib/i18n/current-locale'
import { joinHeadingWords } from '#lib/text/short-words'

export async function Product() {
  const t = await getTranslations('Product')
  const locale = await currentLocale()
  return (
    <Section id="product" title={product.title[locale]}>
      <p className="lead">{product.lead[locale]}</p>
      <Year />
      <ol className="product">
        {product.steps.map(({ months, title, text }, index) => (
          <li key={months}>
            <small>
              {t('months', { from: String((product.steps[index - 1]?.months ?? 0) + 1), to: String(months) })}
            </small>
            <h3>{title[locale]}</h3>
            <p>{text[locale]}</p>
          </li>
        ))}
      </ol>
      <div className="product">
        {[product.concierge, product.archive].map(({ title, text }, position) => (
          <div key={position}>
            <h3>{joinHeadingWords(title[locale])}</h3>
            <p>{text[locale]}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}
