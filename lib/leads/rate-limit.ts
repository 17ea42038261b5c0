import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { outsideRequests } from '#lib/outside-requests'
import { clientKey } from '#lib/leads/client-key'

/** What one limiter counts: `points` in `duration` seconds, under keys that begin with a prefix of its own. */
export type Limit = { points: number; duration: number; keyPrefix: string }

/**
 * How many times as much the networks of one /48 may do together as one of them: it may be a single customer's, or a
 * mobile operator's with many.
 */
const sitePoints = 4

/**
 * A limit on what a client does. An IPv6 client is counted by its /64 and its /48: otherwise it would be a new one with
 * each of the networks it may write from.
 * @param limit what one customer may do.
 * @param open makes a limiter, in memory unless another is given.
 * @returns a function that counts one, by the client's address, and gives the seconds to wait when it was too much,
 * otherwise 0.
 */
export function limitClients(
  { points, duration, keyPrefix }: Limit,
  open: (limit: Limit) => RateLimiterAbstract = (limit) => new RateLimiterMemory(limit),
): (address: string) => Promise<number> {
  const customers = open({ points, duration, keyPrefix })
  const sites = open({ points: points * sitePoints, duration, keyPrefix: `${keyPrefix}48` })

  async function count(address: string): Promise<number> {
    const { customer, site } = clientKey(address)
    // First the /48, so that whoever has used it up leaves no new row for each /64.
    const wait = site === null ? 0 : await consume(sites, site)
    if (wait > 0) return wait
    const ownWait = await consume(customers, customer)
    // What is refused to one customer takes nothing from its neighbours.
    if (ownWait > 0 && site !== null) await sites.reward(site)
    return ownWait
  }
  return (address) => outsideRequests(() => count(address))
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}
