import '../../landing.css'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { checkUp } from '#content/check-up'
import { ReadAlso } from '#components/blog/read-also'
import { CheckUpCards } from '#components/sections/check-up-cards'
import { CheckUpHero } from '#components/sections/check-up-hero'
import { CheckUpTimeline } from '#components/sections/check-up-timeline'
import { OrderBand } from '#components/sections/order-band'
import { ProgrammeOrder } from '#components/sections/programme-order'
import { PageJsonLd } from '#components/seo/page-json-ld'
import { formatPrice } from '#lib/format'
import { currentLocale } from '#lib/i18n/current-locale'
import { checkUpOrder } from '#lib/orders'
import { checkUpService } from '#lib/seo/json-ld/services'
import { pageMetadata } from '#lib/seo/page-metadata'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('checkUp')
}

export default async function CheckUpPage() {
  const t = await getTranslations('CheckUp')
  const header = await getTranslations('Header')
  const locale = await currentLocale()
  const price = formatPrice(locale, checkUp.price)
  return (
    <>
      <PageJsonLd page="checkUp" name={header('checkUp')} things={[checkUpService(t('title'), locale)]} />
      <CheckUpHero />
      <CheckUpTimeline />
      <CheckUpCards />
      <OrderBand id="order-title" title={t('orderTitle')} text={t('orderText')}>
        <p className="mb-4">
          {t('price')}: <strong className="figure text-xl">{price}</strong>
        </p>
        <ProgrammeOrder order={checkUpOrder.code}>{t('order')}</ProgrammeOrder>
      </OrderBand>
      <ReadAlso topic="check-ups" />
    </>
  )
}
