import { servicePackages } from '#content/service-packages'
import type { Localized } from '#content/types'
import { weightLoss } from '#content/weight-loss'

/** Something a visitor can choose before signing up; `code` is kept with the lead. */
export type Order = { code: string; label: Localized }

/** Code of a service package's order. */
export const packageOrderCode = (id: (typeof servicePackages)[number]['id']): string => `package:${id}`

/** Code of a weight-loss package's order. */
export const weightLossOrderCode = (id: 'basic' | 'extended' | 'free-consultation'): string => `weight-loss:${id}`

/** The check-up request (spec section 4). */
export const checkUpOrder: Order = { code: 'check-up', label: { ua: 'Чек-ап', en: 'Check-up' } }

const weightLossOrders: readonly Order[] = [
  ...weightLoss.packages.map(({ id, name }) => ({ code: weightLossOrderCode(id), label: name })),
  {
    code: weightLossOrderCode('free-consultation'),
    label: { ua: weightLoss.freeConsultation.packageName, en: 'Free consultation' },
  },
]

const orders: readonly Order[] = [
  checkUpOrder,
  ...servicePackages.map(({ id, name }) => ({ code: packageOrderCode(id), label: { ua: name, en: name } })),
  ...weightLossOrders,
]

/** The order with this code, or null. */
export function findOrder(code: string): Order | null {
  return orders.find((order) => order.code === code) ?? null
}

/** What `weightLossRequest.package` may say, in either language, and the order it means. */
export const weightLossOrdersByName: Readonly<Record<string, Order>> = Object.fromEntries(
  weightLossOrders.flatMap((order) => Object.values(order.label).map((name) => [name, order])),
)
