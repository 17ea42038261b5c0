import { getLocaleInPath } from '#lib/i18n/locales'
import { pathTo } from '#lib/i18n/routes'
import { readStored, store } from '#lib/storage'

/** What a 401 of the site's own calls does: removes the `token` cookie and leads to the page's home (decisions, "401"). */
export async function handleUnauthorized(): Promise<void> {
  // Rare, so fetched only now; the response has deleted the cookie already, unless a proxy dropped its header.
  const cookies = await import('cookies-next/client').catch(() => undefined)
  cookies?.deleteCookie('token', { path: '/' })
  const { pathname } = window.location
  const locale = getLocaleInPath(pathname)
  const home = locale ? pathTo(locale) : '/'
  if (pathname !== home) window.location.assign(home)
}

/** SWR's fetcher: JSON of one of the site's own calls. @throws Error on any response but 2xx */
export async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url)
  if (response.status === 401) await handleUnauthorized()
  if (!response.ok) throw new Error(`${response.status} of ${url}`)
  return (await response.json()) as T
}

/** Requested on every navigation (spec section 2), and not again before the next. */
export const swrOnNavigation = {
  dedupingInterval: 0,
  revalidateOnFocus: false,
  shouldRetryOnError: false,
} as const

const lastPostKey = 'lastPost'

export function saveLastPost(slug: string): void {
  store('localStorage', lastPostKey, slug)
}

/** Longest slug in an address, in bytes; the server refuses addresses of more than 2,048 (lib/server/request-bounds.ts). */
const maxSlugBytes = 1000

/** Slug of the last viewed post, or null; `.` and `..` lead elsewhere in a path and are none. */
export function readLastPost(): string | null {
  const slug = readStored('localStorage', lastPostKey)
  if (slug === null || slug === '.' || slug === '..') return null
  return encodeURIComponent(slug.toWellFormed()).length > maxSlugBytes ? null : slug
}
