import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { PageHero } from '#components/sections/page-hero'
import { PriceFreeTests } from '#components/sections/price-free-tests'
import { PriceProgramme } from '#components/sections/price-programme'
import { JsonLd } from '#components/seo/json-ld'
import { ButtonLink } from '#components/ui/button'
import { PrintButton } from '#components/ui/print-button'
import { Section, SelfTreatment } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { pricedPackageServices } from '#lib/seo/json-ld/clinic'
import { pageGraph } from '#lib/seo/json-ld/pages'
import { pageMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = (): Promise<Metadata> => pageMetadata('priceBreakdown')

export default async function PricePage(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('PriceBreakdown')
  const { title, lead, programmesTitle, programmesLead, packages } =
    contentIn(locale).priceBreakdown
  const services = pricedPackageServices(locale)
  return (
    <>
      <JsonLd graph={pageGraph('priceBreakdown', t('included'), services)} />
      <PageHero
        title={title}
        lead={lead}
        actions={
          <ButtonLink href={pathTo(locale, 'home', { anchor: 'subscribe' })}>
            {t('signUp')}
          </ButtonLink>
        }
      />
      <Section id="programmes" title={programmesTitle} lead={programmesLead}>
        <div className="mt-8 *:line-above *:last:line-below lg:mt-14">
          {packages.map((item, index) => (
            <PriceProgramme key={item.id} item={item} isOpen={index === 0} />
          ))}
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
          <PrintButton label={t('print')} look="outline" />
          <a href={pathTo(locale, 'weightLoss', { anchor: 'packages' })} className="text-link">
            {t('weightLoss')}
          </a>
        </div>
        <SelfTreatment className="note mt-6" />
      </Section>
      <PriceFreeTests />
    </>
  )
}
