import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { outsideRequests } from '#lib/request/outside-requests'
import { clientKey } from '#lib/request/client-key'

/** `points` in `duration` seconds, under keys that begin with a prefix of its own. */
export type Limit = { points: number; duration: number; keyPrefix: string }

/** How many times as much a /48 may do as one of its networks: it may be a single customer's, or a mobile operator's. */
const sitePoints = 4

/**
 * Limits what a client does, an IPv6 client by its /64 and its /48, as it may write from all of its networks.
 * @returns a function that counts one and gives the seconds to wait when it was too much, otherwise 0.
 */
export function limitClients(
  { points, duration, keyPrefix }: Limit,
  create: (limit: Limit) => RateLimiterAbstract = (limit) => new RateLimiterMemory(limit),
): (clientIp: string) => Promise<number> {
  const customers = create({ points, duration, keyPrefix })
  const sites = create({ points: points * sitePoints, duration, keyPrefix: `${keyPrefix}48` })
  return (clientIp) =>
    outsideRequests(async () => {
      const { customer, site } = clientKey(clientIp)
      if (site === null) return consume(customers, customer)
      // First the /48, so that whoever has used it up leaves no new row for each /64.
      const siteWait = await consume(sites, site)
      if (siteWait > 0) return siteWait
      const wait = await consume(customers, customer)
      // What is refused to one customer takes nothing from its neighbours.
      if (wait > 0) await sites.reward(site)
      return wait
    })
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
