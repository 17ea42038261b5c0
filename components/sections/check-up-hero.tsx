import { getTranslations } from 'next-intl/server'
import { checkUp } from '#content/check-up'
import { ProgrammeOrder } from '#components/sections/programme-order'
import { KeyFigures } from '#components/ui/key-figures'
import { PageHero } from '#components/ui/page-hero'
import { formatPrice } from '#lib/text/format'
import { currentLocale } from '#lib/i18n/current-locale'
import { checkUpOrder } from '#lib/orders'

/** First screen of the check-up page: what it is, what it costs, what is in it. */
export async function CheckUpHero() {
  const t = await getTranslations('CheckUp')
  const locale = await currentLocale()
  const { count, minutes } = checkUp.consultations
  const figures = [
    { number: formatPrice(locale, checkUp.price), label: t('priceText') },
    { number: t('consultations', { count: String(count), minutes: String(minutes) }), label: t('consultationsText') },
    { number: t('months', { count: checkUp.months }), label: t('monthsText') },
  ]
  return (
    <PageHero
      title={t('title')}
      lead={checkUp.lead[locale]}
      actions={<ProgrammeOrder order={checkUpOrder.code}>{t('order')}</ProgrammeOrder>}
    >
      <KeyFigures figures={figures} className="key-figures" />
    </PageHero>
  )
}
