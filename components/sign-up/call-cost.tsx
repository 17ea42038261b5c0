import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { formatPrice } from '#lib/i18n/format'

/**
 * The sentence about money beside the form: the call is free, a first consultation has a price. The
 * length of the consultation is added once `content/` contains it.
 */
export async function getCallCost(): Promise<string> {
  const { t, locale } = await getPageTranslator('Subscribe')
  const { generalPractitioner, specialist, minutes = 0 } = contentIn(locale).firstConsultation
  return t('cost', {
    low: formatPrice(locale, generalPractitioner),
    high: formatPrice(locale, specialist),
    minutes,
  })
}
