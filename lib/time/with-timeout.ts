/** The result of a promise within `ms`; the promise goes on. @throws DOMException `TimeoutError` when it takes longer */
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
