import { getTranslations } from 'next-intl/server'
import { claimNotes, claims, clinic } from '#content/clinic'
import { about, nutraceuticals, product } from '#content/home'
import { KeyFigures, Section, Year } from '#components/ui/section'
import { formatNumber } from '#lib/text/format'
import { currentLocale } from '#lib/i18n/current-locale'
import { joinHeadingWords } from '#lib/text/short-words'
import { buttonClass } from '#components/ui/button'

export async function About() {
  const t = await getTranslations('About')
  const locale = await currentLocale()
  const over = t.rich('over', {
    number: formatNumber(locale, claims.cases),
    small: (words) => <small>{words}</small>,
  })
  const figures = [
    { number: String(claims.yearsOfPractice), label: about.claimLabels.yearsOfPractice[locale] },
    { number: over, label: about.claimLabels.cases[locale] },
  ]
  return (
    <Section id="aboutUs" title={about.title[locale]} className="bg-wash" wrapClass="wrap about">
      <p className="lead">{about.lead[locale]}</p>
      <KeyFigures figures={figures} />
      <p className="note">
        {claimNotes.whose[locale]} {claimNotes.practice?.[locale]}
      </p>
      <ol>
        {about.principles.map(({ title, text }, position) => (
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

export async function Nutraceuticals() {
  const t = await getTranslations('Nutraceuticals')
  const locale = await currentLocale()
  return (
    <section id="nutraceuticals" aria-labelledby="nutraceuticals-title" className="section bg-band text-mark">
      <div className="wrap nutraceuticals">
        <div>
          <h2 id="nutraceuticals-title" className="title-2">
            {nutraceuticals.title[locale]}
          </h2>
          <ul>
            {nutraceuticals.facts[locale].map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <div>
          <p className="text-lg">{nutraceuticals.text[locale]}</p>
          <a href={clinic.links.shop} target="_blank" rel="noopener" className={buttonClass()}>
            {t('shop')}
          </a>
          <p className="text-sm">{nutraceuticals.shopNote[locale]}</p>
        </div>
      </div>
    </section>
  )
}
