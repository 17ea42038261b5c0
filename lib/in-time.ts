/**
 * The result of a promise, unless it takes longer than `limit` milliseconds; it goes on, and what comes of it later is
 * nobody's business here.
 * @throws Error when it took longer, or whatever the promise rejects with.
 */
export async function inTime<Result>(promise: Promise<Result>, limit: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`Not within ${limit / 1000} s`))
    }, limit)
  })
  try {
    return await Promise.race([promise, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
