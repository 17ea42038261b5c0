/**
 * True when a browser sent the request from a page of another site: by `Sec-Fetch-Site` where it says so, by `Origin`
 * in older browsers. Programs send neither. `siteUrl` is the public origin; behind a proxy `Host` may be another.
 */
export function isCrossSite(headers: Headers, siteUrl: string): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite !== 'same-origin' && fetchSite !== 'none'
  const origin = headers.get('origin')
  if (origin === null || origin === siteUrl) return false
  return URL.parse(origin)?.host !== headers.get('host')
}
