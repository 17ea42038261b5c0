import { languageInPath, languages } from '#lib/i18n/languages'
import { pathTo } from '#lib/i18n/routes'

/** Paths where a 401 leads nowhere else (decisions, "401"). */
const roots = ['/', ...languages.map((language) => pathTo(language))]

/**
 * JSON of one of the site's own API routes, for SWR. A 401 removes the `token` cookie and leads to the home page in the
 * language of the page.
 * @throws Error on any other status than 2xx.
 */
export async function fetchFromSite<T>(path: string): Promise<T> {
  const response = await fetch(path)
  if (response.status === 401) {
    // Rare, so fetched only now; a cookie that stays does no harm.
    const cookies = await import('cookies-next/client').catch(() => undefined)
    cookies?.deleteCookie('token', { path: '/' })
    const { pathname } = window.location
    const language = languageInPath(pathname)
    if (!roots.includes(pathname)) window.location.assign(language ? pathTo(language) : '/')
  }
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as T
}
