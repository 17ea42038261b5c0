import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { env } from '#lib/env'
import { openPool } from '#lib/database/postgres'
import type { Db } from '#lib/database/tables'
import { toClientKey, runOutsideRequests } from '#lib/request/request'
import { clockToleranceMs } from '#lib/time/add-milliseconds'

/** `points` in `duration` seconds. */
type Limit = { points: number; duration: number; keyPrefix: string }

/**
 * Limits the requests of a client. An IPv6 client is its /64; its /48 gets four times as much, because a /48 may be
 * one customer or a mobile operator.
 * @returns a function that counts a request and returns the seconds to wait, or 0
 */
export function limitClients(
  { points, duration, keyPrefix }: Limit,
  create: (limit: Limit) => RateLimiterAbstract = (limit) => new RateLimiterMemory(limit),
): (clientIp: string) => Promise<number> {
  const customers = create({ points, duration, keyPrefix })
  const sites = create({ points: points * 4, duration, keyPrefix: `${keyPrefix}48` })
  return (clientIp) =>
    runOutsideRequests(async () => {
      const { customer, site } = toClientKey(clientIp)
      // The /48 is counted first, so that a client beyond its limit leaves no row for each /64.
      const siteWait = site === null ? 0 : await consume(sites, site)
      if (siteWait > 0) return siteWait
      const wait = await consume(customers, customer)
      // A refused request does not count for the /48, which neighbours share.
      if (wait > 0 && site !== null) await sites.reward(site)
      return wait
    })
}

/** Limits requests by a key that the client cannot choose. */
export function limitKeys(limit: Limit): (key: string) => Promise<number> {
  const limiter = createLimiter(limit)
  return (key) => runOutsideRequests(() => consume(limiter, key))
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes)
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}

/** A pool with short time-outs, because a slow database must not keep a visitor waiting for a count. */
const limits = { connect: 1000, statement: 1000, connections: 3 }
const pool = env.DATABASE_URL === undefined ? null : openPool(env.DATABASE_URL, limits)

/** Instances on the same PostgreSQL share the counts. While the database fails, each instance counts in memory. */
export function createLimiter(limit: Limit): RateLimiterMemory | RateLimiterPostgres {
  const inMemory = new RateLimiterMemory(limit)
  if (pool === null) return inMemory
  const table = {
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
  }
  return new RateLimiterPostgres({ ...limit, ...table, insuranceLimiter: inMemory })
}

/** A count is kept for at most ten minutes, in milliseconds. */
const maxCountMs = 600_000

/**
 * Removes counts that were made while the clock was ahead: they would keep a client out until the clock
 * gets there again.
 */
export async function removeFutureCounts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('rateLimit')
    .where('expire', '>', now.getTime() + maxCountMs + clockToleranceMs)
    .execute()
}

/** Counts a sign-up. A family behind one address stays below the limit, with retries; a script does not. */
export const countSignUp = limitClients(
  { points: 30, duration: 600, keyPrefix: 'sign-up' },
  createLimiter,
)
