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

/** Allows at most `points` requests in `duration` seconds. */
type Limit = { points: number; duration: number; keyPrefix: string }

/**
 * Limits the requests of a client. An IPv6 client is identified by its /64 network. One customer
 * may own a /48 network, so all clients of one /48 share a second limit. The second limit is four
 * times as high, because a /48 may also belong to a mobile operator.
 * @returns a function that counts a request and returns the seconds to wait, 0 if the request is
 *   allowed
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
      // The /48 network is counted first. Once the /48 is over its limit, its /64 networks add no
      // more rows to the database.
      const siteWait = site === null ? 0 : await consume(sites, site)
      if (siteWait > 0) return siteWait
      const wait = await consume(customers, customer)
      // The /64 network is over its limit, so the request is not counted for the /48 network. Other
      // clients share the /48 network.
      if (wait > 0 && site !== null) await sites.reward(site)
      return wait
    })
}

/**
 * Limits requests by a key that the client cannot choose.
 * @returns a function that counts a request and returns the seconds to wait, 0 if the request is
 * allowed
 */
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

/**
 * Time-outs in milliseconds. The time-outs are short, because the visitor waits while the database
 * counts the request.
 */
const limits = { connect: 1000, statement: 1000, connections: 3 }
const pool = env.DATABASE_URL === undefined ? null : openPool(env.DATABASE_URL, limits)

/**
 * Creates a limiter. Instances on the same PostgreSQL share the counts. While the database fails,
 * each instance counts in memory.
 */
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

/** Longest time for which a count is kept, in milliseconds: ten minutes. */
const maxCountMs = 600_000

/**
 * Removes counts that expire too late, because they were made while the server's clock was ahead.
 * Until the count expires, the site could refuse a client's requests.
 */
export async function removeFutureCounts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('rateLimit')
    .where('expire', '>', now.getTime() + maxCountMs + clockToleranceMs)
    .execute()
}

/**
 * Counts a sign-up of a client. The limit is high enough for a family behind one IP address, even
 * with retries. A script exceeds the limit.
 */
export const countSignUp = limitClients(
  { points: 30, duration: 600, keyPrefix: 'sign-up' },
  createLimiter,
)

/**
 * Counts a choice of the time for a call. The limit equals the limit of sign-ups. Choices are
 * counted separately, so that they do not use up the limit of sign-ups.
 */
export const countCallWindow = limitClients(
  { points: 30, duration: 600, keyPrefix: 'call-window' },
  createLimiter,
)
