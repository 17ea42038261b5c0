import { getTranslations } from 'next-intl/server'
import { KeyFigures, Section } from '#components/ui/section'
import { content } from '#lib/content/content'
import { formatNumber } from '#lib/text/format'
import { currentLocale } from '#lib/i18n/current-locale'
import { joinHeadingWords } from '#lib/text/short-words'
import { buttonClass } from '#components/ui/button'

export async function About() {
  const t = await getTranslations('About')
  const locale = await currentLocale()
  const over = t.rich('over', {
    number: formatNumber(locale, content.claims.cases),
    small: (words) => <small>{words}</small>,
  })
  const figures = [
    { number: String(content.claims.yearsOfPractice), label: content.home.about.claimLabels.yearsOfPractice[locale] },
    { number: over, label: content.home.about.claimLabels.cases[locale] },
  ]
  return (
    <Section id="aboutUs" title={content.home.about.title[locale]} className="bg-wash" wrapClass="wrap about">
      <p className="lead">{content.home.about.lead[locale]}</p>
      <KeyFigures figures={figures} />
      <p className="note">
        {content.claims.notes.whose[locale]} {content.claims.notes.practice?.[locale]}
      </p>
      <ol>
        {content.home.about.principles.map(({ title, text }, position) => (
          <li key={position}>
            <h3>{joinHeadingWords(title[locale])}</h3>
            <p>{text[locale]}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

export async function Product() {
  const t = await getTranslations('Product')
  const locale = await currentLocale()
  return (
    <Section id="product" title={content.home.product.title[locale]}>
      <p className="lead">{content.home.product.lead[locale]}</p>
      <i aria-hidden="true" className="year" />
      <ol className="product">
        {content.home.product.steps.map(({ months, title, text }, index) => (
          <li key={months}>
            <small>
              {t('months', {
                from: String((content.home.product.steps[index - 1]?.months ?? 0) + 1),
                to: String(months),
              })}
            </small>
            <h3>{title[locale]}</h3>
            <p>{text[locale]}</p>
          </li>
        ))}
      </ol>
      <div className="product">
        {[content.home.product.concierge, content.home.product.archive].map(({ title, text }, position) => (
          <div key={position}>
            <h3>{joinHeadingWords(title[locale])}</h3>
            <p>{text[locale]}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}

export async function Nutraceuticals() {
  const t = await getTranslations('Nutraceuticals')
  const locale = await currentLocale()
  return (
    <section id="nutraceuticals" aria-labelledby="nutraceuticals-title" className="section bg-band text-mark">
      <div className="wrap nutraceuticals">
        <div>
          <h2 id="nutraceuticals-title" className="title-2">
            {content.home.nutraceuticals.title[locale]}
          </h2>
          <ul>
            {content.home.nutraceuticals.facts[locale].map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <div>
          <p className="text-lg">{content.home.nutraceuticals.text[locale]}</p>
          <a href={content.clinic.links.shop} target="_blank" rel="noopener" className={buttonClass()}>
            {t('shop')}
          </a>
          <p className="text-sm">{content.home.nutraceuticals.shopNote[locale]}</p>
        </div>
      </div>
    </section>
  )
}
