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
 * Limits a client: of IPv6 its /64, and its /48 to four times as much, which may be one customer's or a mobile operator's.
 * @returns what counts one and gives the seconds to wait, or 0
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
      // First the /48, so that whoever has used it up leaves no new row for each /64.
      const siteWait = site === null ? 0 : await consume(sites, site)
      if (siteWait > 0) return siteWait
      const wait = await consume(customers, customer)
      // What is refused to one customer takes nothing from its neighbours.
      if (wait > 0 && site !== null) await sites.reward(site)
      return wait
    })
}

/** Limits as `limitClients` does, but by a key that no client chooses. */
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

/** Connections of its own that give up soon: a slow database must not keep a visitor waiting for a count. */
const limits = { connect: 1000, statement: 1000, connections: 3 }
const pool = env.DATABASE_URL === undefined ? null : openPool(env.DATABASE_URL, limits)

/** Instances that share a database share the count; while it fails, each counts for itself. */
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

/** The longest time that a count of the database is kept, in milliseconds: ten minutes. */
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

/** Counts a sign-up; a family behind one address, with retries, stays well below the limit, a script does not. */
export const countSignUp = limitClients(
  { points: 30, duration: 600, keyPrefix: 'sign-up' },
  createLimiter,
)
