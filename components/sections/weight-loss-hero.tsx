import { getTranslations } from 'next-intl/server'
import { weightLoss } from '#content/weight-loss'
import { WeightLossExample } from '#components/sections/weight-loss-example'
import { ProgrammeOrder } from '#components/sections/programme-order'
import { buttonClass } from '#components/ui/button'
import { PageHero } from '#components/ui/page-hero'
import { currentLocale } from '#lib/i18n/current-locale'
import { weightLossOrderCode } from '#lib/orders'

/** First screen of the weight-loss page: the offer, two ways on, an example of results. */
export async function WeightLossHero() {
  const t = await getTranslations('WeightLoss')
  const locale = await currentLocale()
  return (
    <PageHero
      title={t('title')}
      lead={weightLoss.lead[locale]}
      actions={
        <div className="flex flex-wrap gap-2.5">
          <ProgrammeOrder
            order={weightLossOrderCode('free-consultation')}
            packageName={weightLoss.freeConsultation.packageName}
          >
            {t('free')}
          </ProgrammeOrder>
          <a href="#packages" className={buttonClass('outline', 'max-sm:w-full')}>
            {t('choose')}
          </a>
        </div>
      }
    >
      <WeightLossExample />
    </PageHero>
  )
}
