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
    [formatPrice(locale, checkUp.price), t('priceText')],
    [t('consultations', { count, minutes }), t('consultationsText')],
    [t('months', { count: checkUp.months }), t('monthsText')],
  ] as const
  return (
    <PageHero
      title={t('title')}
      lead={checkUp.lead[locale]}
      actions={<ProgrammeOrder order={checkUpOrder.code}>{t('order')}</ProgrammeOrder>}
    >
      <dl className="figures key-figures">
        {figures.map(([number, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figure">{number}</dd>
          </div>
        ))}
      </dl>
    </PageHero>
  )
}
