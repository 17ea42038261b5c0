/** Browser storage keys of requests made on other pages (spec section 3). */
export const checkUpKey = 'checkupRequest'
export const weightLossKey = 'weightLossRequest'

/** A request as its page stores it. */
export type StoredRequest = { key: typeof checkUpKey } | { key: typeof weightLossKey; packageName: string }

/** Stores a request for the home page. */
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

/** Codes of the orders that may be stored; those of weight loss by the package names that stand for them. */
export type StoredOrders = { checkUp: string; weightLoss: Readonly<Record<string, string>> }

/** Reads the stored requests and removes them (spec section 4). The weight-loss one wins when both are there. */
export function takeStoredOrder({ checkUp, weightLoss }: StoredOrders): string | null {
  const isCheckUp = take(checkUpKey) === 'true'
  const name = packageOf(take(weightLossKey))
  return (Object.hasOwn(weightLoss, name) ? weightLoss[name] : null) ?? (isCheckUp ? checkUp : null)
}
