import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/button'
import { Facts, Lines } from '#components/ui/lists'
import { Section } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { formatNumber } from '#lib/i18n/format'
import { joinHeadingWords } from '#lib/text/short-words'

const pointWords = ({ title, text }: { title: string; text: string }) => (
  <>
    <h3 className="max-sm:text-lg">{joinHeadingWords(title)}</h3>
    <p className="order-1 mt-1.5 max-w-140 text-muted max-md:w-full">{text}</p>
  </>
)

export async function About() {
  const { t, locale } = await getPageTranslator('About')
  const { title, lead, claimLabels, principles } = contentIn(locale).home.about
  const { yearsOfPractice, cases, notes } = contentIn(locale).claims
  const number = formatNumber(locale, cases)
  // At the left of its number, which stands under the other's.
  const small = (words: ReactNode) => (
    <small className="font-sans text-base [letter-spacing:0] lg:absolute lg:right-full lg:bottom-1 lg:mr-2">
      {words}
    </small>
  )
  return (
    <Section
      id="aboutUs"
      title={title}
      className="bg-wash later [--tall:731px]"
      wrapClass="wrap grid gap-x-8 gap-y-6 lg:grid-cols-[2fr_1fr]"
    >
      <p className="lead max-w-160 max-sm:text-base">{lead}</p>
      <Facts
        facts={[
          [claimLabels.yearsOfPractice, yearsOfPractice],
          [claimLabels.cases, t.rich('over', { number, small })],
        ]}
        className="flex flex-wrap gap-6 *:flex *:flex-col-reverse *:justify-end max-sm:*:first:max-w-36 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex-col"
        terms={{ className: 'text-sm text-muted' }}
        texts={{ className: 'figure relative text-3xl whitespace-nowrap' }}
      />
      {(notes.whose ?? notes.practice) && (
        <p className="note lg:col-start-2">
          {notes.whose} {notes.practice}
        </p>
      )}
      <ol className="grid gap-x-8 gap-y-6 *:line-above *:pt-5 lg:col-span-full lg:mt-10 lg:grid-cols-3">
        {principles.map((point, position) => (
          <li key={position}>{pointWords(point)}</li>
        ))}
      </ol>
    </Section>
  )
}

export async function Product() {
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
            {pointWords(step)}
          </li>
        ))}
      </ol>
      <div className="line-above mt-8 grid gap-x-8 gap-y-6 pt-6 lg:mt-10 md:grid-cols-2">
        {[concierge, archive].map((point, position) => (
          <div key={position}>{pointWords(point)}</div>
        ))}
      </div>
    </Section>
  )
}

export async function Nutraceuticals() {
  const { t, locale } = await getPageTranslator('Nutraceuticals')
  const { title, text, facts, shopNote } = contentIn(locale).home.nutraceuticals
  return (
    <section
      id="nutraceuticals"
      aria-labelledby="nutraceuticals-title"
      className="section bg-band text-mark later [--tall:410px] dark:bg-plum dark:text-white print:bg-white"
    >
      <div className="wrap grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <div>
          <h2 id="nutraceuticals-title" className="title-2">
            {title}
          </h2>
          <Lines lines={facts} className="mt-5 set-off dark:border-pistachio text-lg sm:*:py-1" />
        </div>
        <div>
          <p className="text-lg">{text}</p>
          <ButtonLink
            href={contentIn(locale).clinic.links.shop}
            target="_blank"
            rel="noopener"
            className="mt-6 mb-4"
          >
            {t('shop')}
          </ButtonLink>
          <p className="text-sm">{shopNote}</p>
        </div>
      </div>
    </section>
  )
}
