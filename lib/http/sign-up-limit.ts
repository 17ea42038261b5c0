import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '#lib/env'
import { outsideRequests } from '#lib/http/outside-requests'
import { openPool } from '#lib/leads/store/postgres'

/** A family behind one address, with retries, stays well below; a script does not. */
const points = 30
const seconds = 600

const inMemory = new RateLimiterMemory({ points, duration: seconds })

/** Connections of its own that give up soon: a slow database must not keep a visitor waiting for a count. */
const limits = { connect: 1000, statement: 1000, connections: 3 }

/** Instances that share a database share the count; while it fails, each counts for itself. */
const limiter =
  env.DATABASE_URL === undefined
    ? inMemory
    : new RateLimiterPostgres({
        storeClient: openPool(env.DATABASE_URL, limits),
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        points,
        duration: seconds,
        insuranceLimiter: inMemory,
      })

/** Counts a sign-up; gives the seconds to wait when the address has sent too many, otherwise 0. */
export async function countSignUp(key: string): Promise<number> {
  try {
    await outsideRequests(() => limiter.consume(key))
    return 0
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}
