import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { env } from '#lib/env'
import { limitClients, type Limit } from '#lib/leads/rate-limit'
import { openPool } from '#lib/leads/store/postgres'

/** Connections of its own that give up soon: a slow database must not keep a visitor waiting for a count. */
const limits = { connect: 1000, statement: 1000, connections: 3 }

const pool = env.DATABASE_URL === undefined ? null : openPool(env.DATABASE_URL, limits)

/** Instances that share a database share the count; while it fails, each counts for itself. */
export function createLimiter(limit: Limit): RateLimiterMemory | RateLimiterPostgres {
  const inMemory = new RateLimiterMemory(limit)
  if (pool === null) return inMemory
  const table = { storeClient: pool, storeType: 'pool', tableName: 'rate_limit', tableCreated: true }
  return new RateLimiterPostgres({ ...limit, ...table, insuranceLimiter: inMemory })
}

/** Counts a sign-up; a family behind one address, with retries, stays well below the limit, a script does not. */
export const countSignUp = limitClients({ points: 30, duration: 600, keyPrefix: 'sign-up' }, createLimiter)
