import { ButtonLink } from '#components/ui/button'
import { Facts, Lines } from '#components/ui/lists'
import { Section } from '#components/ui/section'
import { content } from '#lib/content/content'
import { wordsOf } from '#lib/i18n/current-locale'
import { formatNumber } from '#lib/text/format'
import { joinHeadingWords } from '#lib/text/short-words'

export async function About() {
  const { t, locale } = await wordsOf('About')
  const { title, lead, claimLabels, principles } = content.home.about
  const { yearsOfPractice, cases, notes } = content.claims
  const number = formatNumber(locale, cases)
  const figures = [
    [claimLabels.yearsOfPractice[locale], yearsOfPractice],
    [claimLabels.cases[locale], t.rich('over', { number, small: (words) => <small>{words}</small> })],
  ] as const
  return (
    <Section id="aboutUs" title={title[locale]} className="bg-wash" wrapClass="wrap about">
      <p className="lead">{lead[locale]}</p>
      <Facts facts={figures} className="figures" texts={{ className: 'figure' }} />
      <p className="note">
        {notes.whose[locale]} {notes.practice?.[locale]}
      </p>
      <ol>
        {principles.map(({ title, text }, position) => (
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
  const { t, locale } = await wordsOf('Product')
  const { title, lead, steps, concierge, archive } = content.home.product
  return (
    <Section id="product" title={title[locale]}>
      <p className="lead">{lead[locale]}</p>
      <i aria-hidden="true" className="year" />
      <ol className="product">
        {steps.map(({ months, title, text }, index) => (
          <li key={months}>
            <small>{t('months', { from: String((steps[index - 1]?.months ?? 0) + 1), to: String(months) })}</small>
            <h3>{title[locale]}</h3>
            <p>{text[locale]}</p>
          </li>
        ))}
      </ol>
      <div className="product">
        {[concierge, archive].map(({ title, text }, position) => (
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
  const { t, locale } = await wordsOf('Nutraceuticals')
  const { title, text, facts, shopNote } = content.home.nutraceuticals
  return (
    <section id="nutraceuticals" aria-labelledby="nutraceuticals-title" className="section bg-band text-mark">
      <div className="wrap nutraceuticals">
        <div>
          <h2 id="nutraceuticals-title" className="title-2">
            {title[locale]}
          </h2>
          <Lines lines={facts[locale]} />
        </div>
        <div>
          <p className="text-lg">{text[locale]}</p>
          <ButtonLink href={content.clinic.links.shop} target="_blank" rel="noopener">
            {t('shop')}
          </ButtonLink>
          <p className="text-sm">{shopNote[locale]}</p>
        </div>
      </div>
    </section>
  )
}
