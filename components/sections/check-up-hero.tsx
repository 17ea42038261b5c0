import { getTranslations } from 'next-intl/server'
import { checkUp } from '#content/check-up'
import { ProgrammeOrder } from '#components/sections/programme-order'
import { PageHero } from '#components/ui/page-hero'
import { formatPrice } from '#lib/format'
import { currentLocale } from '#lib/i18n/current-locale'
import { checkUpOrder } from '#lib/orders'

/** First screen of the check-up page: what it is, what it costs, what is in it. */
export async function CheckUpHero() {
  const t = await getTranslations('CheckUp')
  const locale = await currentLocale()
  const { count, minutes } = checkUp.consultations
  const figures = [
    [t('consultations', { count, minutes }), t('consultationsText')],
    [t('months', { count: checkUp.months }), t('monthsText')],
    [t('delivery'), t('deliveryText')],
  ] as const
  return (
    <PageHero
      title={t('title')}
      lead={checkUp.lead[locale]}
      actions={
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <ProgrammeOrder order={checkUpOrder.code}>{t('order')}</ProgrammeOrder>
          <p className="figure text-xl">{formatPrice(locale, checkUp.price)}</p>
        </div>
      }
    >
      <dl className="figures line-above mt-12 grid sm:grid-cols-3 sm:gap-8 lg:mt-16">
        {figures.map(([number, label]) => (
          <div key={label} className="py-5 max-sm:line-below sm:py-7">
            <dt className="mt-1 text-muted">{label}</dt>
            <dd className="figure text-2xl">{number}</dd>
          </div>
        ))}
      </dl>
    </PageHero>
  )
}
