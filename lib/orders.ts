import { getSiteContent } from '#lib/content/current-content'
import type { Localized } from '#lib/content/localized'
import { findServiceLine } from '#lib/content/service-lines'
import { mapLocales, type Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'

/** A service or programme that a visitor can order with the sign-up form. */
export type Order = {
  code: string
  label: Localized
  /** Price in whole hryvnias; missing for the free consultation. */
  price?: number
  /**
   * Name of a weight-loss package or of the free consultation; missing for other orders. A browser
   * may store an order under this name in the language of the page (`weightLossRequest`, spec
   * section 4).
   */
  name?: Localized
}

export const toPackageOrderCode = (id: string): string => `package:${id}`

export const toWeightLossOrderCode = (id: 'basic' | 'extended' | 'free-consultation'): string =>
  `weight-loss:${id}`

export const toDoctorOrderCode = (id: string): string => `doctor:${id}`

export const checkUpOrderCode = 'check-up'

function readOrders(): readonly Order[] {
  const { checkUp, doctors, home, packages, services, weightLoss } = getSiteContent()
  const { orderLabel, name } = weightLoss.freeConsultation
  return [
    { code: checkUpOrderCode, label: checkUp.orderLabel, price: checkUp.price },
    ...packages.map(({ id, name, price }) => ({
      code: toPackageOrderCode(id),
      label: mapLocales(() => name),
      price,
    })),
    ...weightLoss.packages.map(({ id, orderLabel: label, ...rest }) => ({
      ...rest,
      code: toWeightLossOrderCode(id),
      label,
    })),
    { code: toWeightLossOrderCode('free-consultation'), label: orderLabel, name },
    ...doctors.map(({ id, name, firstConsultation }) => ({
      code: toDoctorOrderCode(id),
      label: mapLocales((locale) => `${home.doctorOrderLabel[locale]}: ${name[locale]}`),
      price: findServiceLine(services, firstConsultation)?.price ?? 0,
    })),
  ]
}

export function listOrders(locale: Locale): { code: string; label: string }[] {
  return readOrders().map(({ code, label }) => ({ code, label: label[locale] }))
}

export const listOrderPrices = (): readonly (readonly [string, number])[] =>
  readOrders().flatMap(({ code, price }) => (price === undefined ? [] : [[code, price] as const]))

export function findOrder(code: string): Order | null {
  return readOrders().find((order) => order.code === code) ?? null
}

/** Saved in place of a code that the site does not offer, because such a code may be any text. */
export const otherOrderCode = 'other'

/**
 * Returns the order codes of weight-loss packages and of the free consultation, by name in every
 * language.
 */
export const getWeightLossCodes = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readOrders().flatMap(({ code, name = {} }) =>
      Object.values(name).map((value: string) => [value, code]),
    ),
  )

/**
 * Returns the path of the sign-up page with an order, for visitors without JavaScript. The code ''
 * means no order.
 */
export function getSignUpPath(locale: Locale, code: string): string {
  return `${pathTo(locale, 'signUp')}?${new URLSearchParams({ order: code }).toString()}`
}
