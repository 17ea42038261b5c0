import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ReadAlso } from '#components/blog/read-also'
import { PageHero } from '#components/sections/page-hero'
import { ScreeningChecks } from '#components/sections/screening-checks'
import { ScreeningClinic, ScreeningLimits } from '#components/sections/screening-limits'
import { ScreeningSources } from '#components/sections/screening-sources'
import { JsonLd } from '#components/seo/json-ld'
import { PrintButton } from '#components/ui/print-button'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pageGraph } from '#lib/seo/json-ld/pages'
import { pageMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = (): Promise<Metadata> => pageMetadata('screening')

export default async function ScreeningPage(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Screening')
  const { title, lead } = contentIn(locale).screening
  return (
    <>
      <JsonLd graph={pageGraph('screening', title)} />
      <PageHero
        title={title}
        lead={lead}
        actions={
          <PrintButton
            label={t('print')}
            look="outline"
            className="max-sm:hidden noscript:hidden"
          />
        }
      />
      <ScreeningChecks />
      <ScreeningLimits />
      <ScreeningClinic />
      <ScreeningSources />
      <ReadAlso topic="check-ups" />
    </>
  )
}
