import { localeInPath } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'

/**
 * SWR's fetcher: JSON of one of the site's own calls. A 401 removes the `token` cookie and leads to the home page in the
 * language of the page.
 * @throws Error on any response but 2xx.
 */
export async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url)
  if (response.status === 401) {
    // Rare, so fetched only now; the response has deleted the cookie already, unless a proxy dropped its header.
    const cookies = await import('cookies-next/client').catch(() => undefined)
    cookies?.deleteCookie('token', { path: '/' })
    const { pathname } = window.location
    const locale = localeInPath(pathname)
    const home = locale ? pathTo(locale) : '/'
    if (pathname !== home) window.location.assign(home)
  }
  if (!response.ok) throw new Error(`${url} responded ${response.status}`)
  return (await response.json()) as T
}

/** Requested on every navigation (spec section 2), and not again before the next. */
export const onNavigation = { dedupingInterval: 0, revalidateOnFocus: false, shouldRetryOnError: false } as const
