import type { ReactNode } from 'react'
import { PageHero } from '#components/sections/page-hero'
import { ProgrammeOrder } from '#components/sections/programme-order'
import { ButtonLink } from '#components/ui/button'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { toWeightLossOrderCode } from '#lib/orders'
import { WeightLossExample } from '#components/sections/weight-loss-example'

export async function WeightLossHero(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('WeightLoss')
  return (
    <PageHero
      title={t('title')}
      lead={contentIn(locale).weightLoss.lead}
      actions={
        <div className="flex flex-wrap gap-2.5">
          <ProgrammeOrder
            order={toWeightLossOrderCode('free-consultation')}
            packageName={contentIn(locale).weightLoss.freeConsultation.packageName}
          >
            {t('free')}
          </ProgrammeOrder>
          <ButtonLink href="#packages" look="outline" className="max-sm:w-full">
            {t('choose')}
          </ButtonLink>
        </div>
      }
    >
      <WeightLossExample />
    </PageHero>
  )
}
