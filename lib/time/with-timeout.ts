/**
 * Settles as `promise` does. The work of `promise` continues after the timeout.
 *
 * @throws DOMException `TimeoutError` after `ms` milliseconds
 */
export async function withTimeout<Result>(promise: Promise<Result>, ms: number): Promise<Result> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new DOMException(`Not within ${ms / 1000} s`, 'TimeoutError'))
  }, ms)
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}
