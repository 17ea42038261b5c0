import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ReadAlso } from '#components/blog/read-also'
import { OrderBand } from '#components/sections/order-band'
import { ProgrammeFaq } from '#components/sections/programme-faq'
import { ProgrammeOrder } from '#components/sections/programme-order'
import { WeightLossBenefits } from '#components/sections/weight-loss-benefits'
import { WeightLossClaims } from '#components/sections/weight-loss-claims'
import { WeightLossHero } from '#components/sections/weight-loss-hero'
import { WeightLossPackages } from '#components/sections/weight-loss-packages'
import { JsonLd } from '#components/seo/json-ld'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { toWeightLossOrderCode } from '#lib/orders'
import { pageGraph } from '#lib/seo/json-ld/pages'
import { weightLossServices } from '#lib/seo/json-ld/clinic'
import { pageMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = (): Promise<Metadata> => pageMetadata('weightLoss')

export default async function WeightLossPage(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('WeightLoss')
  const { t: header } = await getPageTranslator('Header')
  const { title, text, minutes, packageName } = contentIn(locale).weightLoss.freeConsultation
  return (
    <>
      <JsonLd
        graph={pageGraph(
          'weightLoss',
          header('weightLoss'),
          weightLossServices(t('title'), locale),
        )}
      />
      <WeightLossHero />
      <WeightLossClaims />
      <WeightLossBenefits />
      <WeightLossPackages />
      <ProgrammeFaq programme="weightLoss" />
      <OrderBand id="free-title" title={title} text={text}>
        <ProgrammeOrder
          order={toWeightLossOrderCode('free-consultation')}
          packageName={packageName}
        >
          {t('freeAction', { minutes: String(minutes) })}
        </ProgrammeOrder>
      </OrderBand>
      <ReadAlso topic="weight" />
    </>
  )
}
