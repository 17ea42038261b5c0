import type { ChosenOrder } from '#components/sign-up/order'

/** Browser storage keys of requests made on other pages (spec section 3). */
export const checkUpKey = 'checkupRequest'
export const weightLossKey = 'weightLossRequest'

/** A request as its page stores it. */
export type StoredRequest = { key: typeof checkUpKey } | { key: typeof weightLossKey; packageName: string }

/** Stores a request for the home page; without storage the visitor simply finds the form. */
export function storeRequest(request: StoredRequest): void {
  const value =
    request.key === checkUpKey
      ? 'true'
      : JSON.stringify({ package: request.packageName, timestamp: new Date().toISOString() })
  try {
    localStorage.setItem(request.key, value)
  } catch {
    // Storage is switched off.
  }
}

function take(key: string): string | null {
  try {
    const value = localStorage.getItem(key)
    localStorage.removeItem(key)
    return value
  } catch {
    return null
  }
}

function packageOf(stored: string | null): string {
  try {
    const request: unknown = JSON.parse(stored ?? 'null')
    const name = typeof request === 'object' && request !== null && 'package' in request ? request.package : ''
    return typeof name === 'string' ? name : ''
  } catch {
    return ''
  }
}

/**
 * Reads the stored requests and removes them (spec section 4). The weight-loss one wins when both are there.
 * @param checkUp order of a check-up request
 * @param weightLoss orders by the package names that may be stored
 */
export function takeStoredOrder(
  checkUp: ChosenOrder,
  weightLoss: Readonly<Record<string, ChosenOrder>>,
): ChosenOrder | null {
  const isCheckUp = take(checkUpKey) === 'true'
  const name = packageOf(take(weightLossKey))
  return (Object.hasOwn(weightLoss, name) ? weightLoss[name] : null) ?? (isCheckUp ? checkUp : null)
}
