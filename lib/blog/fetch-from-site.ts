/** Addresses where a 401 leads nowhere else (decisions, "401"). */
const roots = ['/', '/ua', '/en']

/**
 * JSON of one of the site's own calls, for SWR. A 401 removes the `token` cookie and leads to the root.
 * @throws Error on any other answer than 2xx.
 */
export async function fetchFromSite<T>(path: string): Promise<T> {
  const response = await fetch(path)
  if (response.status === 401) {
    // Rare, so fetched only now; a cookie that stays does no harm.
    const cookies = await import('cookies-next/client').catch(() => undefined)
    cookies?.deleteCookie('token', { path: '/' })
    if (!roots.includes(window.location.pathname)) window.location.assign('/')
  }
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as T
}
