import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** A family behind one address, with retries, stays well below; a script does not. */
const points = 30
const seconds = 600

const limiter = new RateLimiterMemory({ points, duration: seconds })

/** Counts a sign-up; gives the seconds to wait when the address has sent too many, otherwise 0. */
export async function countSignUp(key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}
