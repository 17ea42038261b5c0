import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ReadAlso } from '#components/blog/read-also'
import { CheckUpCards } from '#components/sections/check-up-cards'
import { CheckUpHero } from '#components/sections/check-up-hero'
import { CheckUpTimeline } from '#components/sections/check-up-timeline'
import { MeasuredTests } from '#components/sections/measured-tests'
import { OrderBand } from '#components/sections/order-band'
import { ProgrammeFaq } from '#components/sections/programme-faq'
import { ProgrammeOrder } from '#components/sections/programme-order'
import { CheckUpPlan } from '#components/sections/check-up-plan'
import { JsonLd } from '#components/seo/json-ld'
import { SelfTreatment } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import { formatPrice } from '#lib/i18n/format'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { checkUpOrderCode } from '#lib/orders'
import { pageGraph } from '#lib/seo/json-ld/pages'
import { checkUpService } from '#lib/seo/json-ld/clinic'
import { pageMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = (): Promise<Metadata> => pageMetadata('checkUp')

export default async function CheckUpPage(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('CheckUp')
  const { t: header } = await getPageTranslator('Header')
  return (
    <>
      <JsonLd graph={pageGraph('checkUp', header('checkUp'), [checkUpService(locale)])} />
      <CheckUpHero />
      <CheckUpPlan />
      <CheckUpTimeline />
      <CheckUpCards />
      <MeasuredTests />
      <ProgrammeFaq programme="checkUp" />
      <OrderBand id="order-title" title={t('orderTitle')} text={t('orderText')}>
        <p className="mb-4">
          {t('price')}{' '}
          <span className="figure block text-key">
            {formatPrice(locale, contentIn(locale).checkUp.price)}
          </span>
        </p>
        <ProgrammeOrder order={checkUpOrderCode}>{t('order')}</ProgrammeOrder>
        <SelfTreatment className="mt-4 text-sm" />
      </OrderBand>
      <ReadAlso topic="check-ups" />
    </>
  )
}
