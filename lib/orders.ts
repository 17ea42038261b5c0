import { getSiteContent } from '#lib/content/current-content'
import type { Localized } from '#lib/content/values'
import { mapLocales, type Locale } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'

/** `price` is in whole hryvnias, `name` what `weightLossRequest.package` may say, in any language (spec section 4). */
export type Order = { code: string; label: Localized; price?: number; name?: Localized }

export const toPackageOrderCode = (id: string): string => `package:${id}`

export const toWeightLossOrderCode = (id: 'basic' | 'extended' | 'free-consultation'): string =>
  `weight-loss:${id}`

export const checkUpOrderCode = 'check-up'

function orders(): readonly Order[] {
  const { checkUp, packages, weightLoss } = getSiteContent()
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
  ]
}

export function listOrders(locale: Locale): { code: string; label: string }[] {
  return orders().map(({ code, label }) => ({ code, label: label[locale] }))
}

export const listOrderPrices = (): readonly (readonly [string, number])[] =>
  orders().flatMap(({ code, price }) => (price === undefined ? [] : [[code, price] as const]))

export function findOrder(code: string): Order | null {
  return orders().find((order) => order.code === code) ?? null
}

/** What is kept of an order that the site does not offer: whatever a stranger typed is shown to nobody. */
export const otherOrderCode = 'other'

/** Codes of the orders by what `weightLossRequest.package` may say. */
export const getWeightLossCodes = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    orders().flatMap(({ code, name = {} }) =>
      Object.values(name).map((each: string) => [each, code]),
    ),
  )

/** Path of the form's own page for an order made, or with '' removed again, without JavaScript. The code is not personal. */
export function getSignUpPath(locale: Locale, code: string): string {
  return `${pathTo(locale, 'signUp')}?${new URLSearchParams({ order: code }).toString()}`
}
