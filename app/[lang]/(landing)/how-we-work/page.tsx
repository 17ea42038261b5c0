import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ClaimNotes } from '#components/sections/claim-notes'
import { PageHero } from '#components/sections/page-hero'
import { TitledText } from '#components/sections/titled-text'
import { JsonLd } from '#components/seo/json-ld'
import { Lines } from '#components/ui/lists'
import { Section } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import { env } from '#lib/env'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { pageGraph } from '#lib/seo/json-ld/pages'
import { pageMetadata } from '#lib/seo/page-metadata'

/** Columns of a section. On a wide screen the title is left of the text. */
const columns = 'wrap grid gap-6 lg:grid-cols-[5fr_7fr] lg:items-start lg:gap-x-12'
const linesClass = 'max-w-160 *:py-3.5 *:first:pt-0 *:not-first:line-above'

export const generateMetadata = (): Promise<Metadata> => pageMetadata('howWeWork')

export default async function HowWeWorkPage(): Promise<ReactNode> {
  const { t: footer, locale } = await getPageTranslator('Footer')
  const { title, lead, articles, money, data } = contentIn(locale).howWeWork
  return (
    <>
      <JsonLd graph={pageGraph('howWeWork', footer('howWeWork'))} />
      <div className="pb-10 lg:pb-14">
        <PageHero title={title} lead={lead} />
      </div>
      <ClaimNotes />
      {/* The publishing rules apply only to the clinic’s own articles. With `API_URL`, the
          articles come from a provider. */}
      {env.API_URL === undefined && (
        <Section id="articles" title={articles.title}>
          <div className="mt-8 grid gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-2">
            <div className="grid content-start gap-6">
              {articles.steps.map((step, index) => (
                <div key={index}>
                  <TitledText title={step.title} text={step.text} />
                </div>
              ))}
            </div>
            <div className="self-start rounded-3xl bg-wash p-5 sm:p-9">
              <h3>{articles.rulesTitle}</h3>
              <Lines lines={articles.rules} className="details mt-4" />
            </div>
          </div>
        </Section>
      )}
      <Section id="money" title={money.title} className="bg-wash" wrapClass={columns}>
        <Lines lines={money.lines} className={linesClass} />
      </Section>
      <Section id="data" title={data.title} wrapClass={columns}>
        <div>
          <Lines lines={data.lines} className={linesClass} />
          <a href={pathTo(locale, 'privacyPolicy')} className="text-link mt-4">
            {data.link}
          </a>
        </div>
      </Section>
    </>
  )
}
