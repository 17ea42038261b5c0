import { readStored, store } from '#lib/storage'

const checkUpKey = 'checkupRequest'
const weightLossKey = 'weightLossRequest'

/** Stores a request for the home page: of the package of that name, else of the check-up. @returns false where nothing can be stored */
export function storeRequest(packageName: string | undefined): boolean {
  return packageName === undefined
    ? store('localStorage', checkUpKey, 'true')
    : store(
        'localStorage',
        weightLossKey,
        JSON.stringify({ package: packageName, timestamp: new Date().toISOString() }),
      )
}

/** Codes of the orders that may be stored; those of weight loss by the package names that stand for them. */
export type StoredOrders = { checkUp: string; weightLoss: Readonly<Record<string, string>> }

/** Reads the stored requests and removes them (spec section 4). The weight-loss one wins when both are there. */
export function takeStoredOrder({ checkUp, weightLoss }: StoredOrders): string | undefined {
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
