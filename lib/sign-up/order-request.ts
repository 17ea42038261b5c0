import { readStored, store } from '#lib/storage'

/**
 * localStorage keys of orders made on the check-up and weight-loss pages (spec section 3). An order
 * stays in localStorage until the home page takes it.
 */
const checkUpKey = 'checkupRequest'
const weightLossKey = 'weightLossRequest'

/**
 * Stores an order for the home page.
 * @param packageName name of a weight-loss package, or undefined for the check-up
 * @returns false when the browser refused to store the order
 */
export function storeOrderRequest(packageName: string | undefined): boolean {
  if (packageName === undefined) return store('localStorage', checkUpKey, 'true')
  const request = { package: packageName, timestamp: new Date().toISOString() }
  return store('localStorage', weightLossKey, JSON.stringify(request))
}

/** Order codes (`lib/orders.ts`). */
export type OrderRequestCodes = {
  checkUp: string
  /** Codes by the name of the weight-loss package. */
  weightLoss: Readonly<Record<string, string>>
}

/**
 * Returns the code of the stored order and removes the order from localStorage (spec section 4).
 * When both kinds are stored, the weight-loss order is returned.
 */
export function takeOrderRequest({ checkUp, weightLoss }: OrderRequestCodes): string | undefined {
  const order = readStored('localStorage', checkUpKey) === 'true' ? checkUp : undefined
  const request = readStored('localStorage', weightLossKey)
  for (const key of [checkUpKey, weightLossKey]) store('localStorage', key, null)
  try {
    const { package: name = '' } = JSON.parse(request ?? '{}') as { package?: string }
    return new Map(Object.entries(weightLoss)).get(name) ?? order
  } catch {
    return order
  }
}
