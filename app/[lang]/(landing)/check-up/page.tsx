import { ReadAlso } from '#components/blog/posts'
import { CheckUpCards, CheckUpHero, CheckUpTimeline } from '#components/sections/check-up'
import { MeasuredTests } from '#components/sections/measured-tests'
import { OrderBand, ProgrammeFaq, ProgrammeOrder } from '#components/sections/programme'
import { CheckUpPlan } from '#components/sections/plan'
import { JsonLd } from '#components/seo/json-ld'
import { SelfTreatment } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import { formatPrice } from '#lib/i18n/format'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { checkUpOrderCode } from '#lib/orders'
import { pageGraph } from '#lib/seo/json-ld/pages'
import { checkUpService } from '#lib/seo/json-ld/clinic'
import { pageMetadata } from '#lib/seo/page-metadata'

export const generateMetadata = () => pageMetadata('checkUp')

export default async function CheckUpPage() {
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
