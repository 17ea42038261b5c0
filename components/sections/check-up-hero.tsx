import type { ReactNode } from 'react'
import { PageHero } from '#components/sections/page-hero'
import { ProgrammeOrder } from '#components/sections/programme-order'
import { Facts } from '#components/ui/lists'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { checkUpOrderCode } from '#lib/orders'
import { formatPrice } from '#lib/i18n/format'

export async function CheckUpHero(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('CheckUp')
  const { title, lead, price, months, consultations } = contentIn(locale).checkUp
  const { count, minutes } = consultations
  return (
    <PageHero
      title={title}
      lead={lead}
      actions={<ProgrammeOrder order={checkUpOrderCode}>{t('order')}</ProgrammeOrder>}
    >
      <Facts
        facts={[
          [t('priceText'), formatPrice(locale, price)],
          [
            t('consultationsText'),
            t('consultations', { count: String(count), minutes: String(minutes) }),
          ],
          [t('monthsText'), t('months', { count: months })],
        ]}
        className="mt-6 line-above grid grid-cols-[auto_1fr] gap-x-8 gap-y-5 py-6 sm:grid-cols-3"
        rows={{ className: 'flex flex-col-reverse justify-end max-sm:first:col-span-2' }}
        terms={{ className: 'note' }}
        texts={{ className: 'figure text-key' }}
      />
    </PageHero>
  )
}
