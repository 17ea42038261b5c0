import { contentIn } from '#lib/content/current-content'
import { findServiceLine } from '#lib/content/service-lines'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { formatPrice, formatUnits } from '#lib/i18n/format'
import {
  checkUpOrderCode,
  toDoctorOrderCode,
  toPackageOrderCode,
  toWeightLossOrderCode,
} from '#lib/orders'

/**
 * The cost sentences beside the sign-up form: one without an order, and one for each order code.
 */
export type CallCosts = { withoutOrder: string; byOrder: Readonly<Record<string, string>> }

/**
 * Returns the cost sentences in the page's language. The sentence without an order states the
 * length of a first consultation only if the content has `firstConsultation.minutes`.
 */
export async function getCallCosts(): Promise<CallCosts> {
  const { t, locale } = await getPageTranslator('Subscribe')
  const { checkUp, doctors, firstConsultation, packages, services, weightLoss } = contentIn(locale)
  const { generalPractitioner, specialist, minutes = 0 } = firstConsultation
  const toTerms = ({ price, months }: { price: number; months: number }) => ({
    price: formatPrice(locale, price),
    months: formatUnits(locale, months, 'month'),
  })
  const checkUpCost = t('costCheckUp', toTerms(checkUp))
  const byOrder = [
    ...packages.map((item) => [
      toPackageOrderCode(item.id),
      t('costProgramme', { name: item.name, ...toTerms(item) }),
    ]),
    [toPackageOrderCode('check-up'), checkUpCost],
    [checkUpOrderCode, checkUpCost],
    ...weightLoss.packages.map((item) => [
      toWeightLossOrderCode(item.id),
      t('costProgramme', { name: item.title, ...toTerms(item) }),
    ]),
    [
      toWeightLossOrderCode('free-consultation'),
      t('costFree', {
        minutes: formatUnits(locale, weightLoss.freeConsultation.minutes, 'minute'),
      }),
    ],
    ...doctors.map((doctor) => {
      const line = findServiceLine(services, doctor.firstConsultation)
      return [
        toDoctorOrderCode(doctor.id),
        t('costDoctor', { price: formatPrice(locale, line?.price ?? 0) }),
      ]
    }),
  ] as const
  return {
    withoutOrder: t('cost', {
      low: formatPrice(locale, generalPractitioner),
      high: formatPrice(locale, specialist),
      minutes,
    }),
    byOrder: Object.fromEntries(byOrder) as Record<string, string>,
  }
}
