import { contentIn } from '#lib/content/current-content'
import { findServiceLine } from '#lib/content/service-lines'
import { formatPrice, formatUnits } from '#lib/i18n/format'
import { getPageTranslator } from '#lib/i18n/current-locale'
import {
  checkUpOrderCode,
  listOrders,
  toDoctorOrderCode,
  toPackageOrderCode,
  toWeightLossOrderCode,
} from '#lib/orders'
import { joinHeadingWords } from '#lib/i18n/short-words'

/** What the sign-up page says about an order. */
export type OrderSummary = {
  /** The title of the page, such as `Замовлення: Concierge Max`. */
  title: string
  /** The length and the price, such as `12 місяців · 100 000 грн`. */
  terms: string
}

/** Returns the summary of every order in the page's language, by the code of the order. */
export async function getOrderSummaries(): Promise<Readonly<Record<string, OrderSummary>>> {
  const { t, locale } = await getPageTranslator('SignUpPage')
  const terms = await getOrderTerms()
  // A label with a colon, such as `Консультація: Олена Прикладенко`, is a title by itself.
  const toTitle = (label: string) =>
    joinHeadingWords(label.includes(':') ? label : t('orderTitle', { order: label }))
  return Object.fromEntries(
    listOrders(locale).map(({ code, label }) => [
      code,
      { title: toTitle(label), terms: terms[code] ?? '' },
    ]),
  )
}

async function getOrderTerms(): Promise<Readonly<Record<string, string>>> {
  const { t, locale } = await getPageTranslator('SignUpPage')
  const { checkUp, doctors, packages, services, weightLoss } = contentIn(locale)
  const programmes = [
    { code: checkUpOrderCode, ...checkUp },
    ...packages.map(({ id, months, price }) => ({ code: toPackageOrderCode(id), months, price })),
    ...weightLoss.packages.map(({ id, months, price }) => ({
      code: toWeightLossOrderCode(id),
      months,
      price,
    })),
  ].map(({ code, months, price }) => [
    code,
    `${formatUnits(locale, months, 'month')} · ${formatPrice(locale, price)}`,
  ])
  const consultations = doctors.map(({ id, firstConsultation }) => [
    toDoctorOrderCode(id),
    t('doctorTerms', {
      price: formatPrice(locale, findServiceLine(services, firstConsultation)?.price ?? 0),
    }),
  ])
  const minutes = formatUnits(locale, weightLoss.freeConsultation.minutes, 'minute')
  const free = [toWeightLossOrderCode('free-consultation'), t('freeTerms', { minutes })]
  return Object.fromEntries([...programmes, ...consultations, free]) as Record<string, string>
}
