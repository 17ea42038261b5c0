import { getTranslations } from 'next-intl/server'
import { firstConsultation } from '#content/services/consultation-reception'
import { currentLocale } from '#lib/i18n/current-locale'
import { formatPrice } from '#lib/text/format'

/** What the form says of money: the call is free, and what a first consultation costs. */
export async function callCost(): Promise<string> {
  const t = await getTranslations('Subscribe')
  const locale = await currentLocale()
  const { generalPractitioner, specialist } = firstConsultation
  return t('cost', { low: formatPrice(locale, generalPractitioner), high: formatPrice(locale, specialist) })
}
