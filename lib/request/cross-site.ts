import { env } from '#lib/env'

/**
 * True when a browser sent the request from a page of another site: by `Sec-Fetch-Site` where it says so, by `Origin`
 * in older browsers. Programs send neither. Behind a proxy `Host` may be another than the public one.
 */
export function isCrossSite(headers: Headers): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite !== 'same-origin' && fetchSite !== 'none'
  const origin = headers.get('origin')
  if (origin === null || origin === env.SITE_URL) return false
  return URL.parse(origin)?.host !== headers.get('host')
}
