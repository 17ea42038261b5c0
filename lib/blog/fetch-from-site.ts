import { deleteCookie } from 'cookies-next/client'

/** Addresses where a 401 leads nowhere else (decisions, "401"). */
const roots = ['/', '/ua', '/en']

/**
 * JSON of one of the site's own calls, for SWR. A 401 removes the `token` cookie and leads to the root.
 * @throws Error on any other answer than 2xx.
 */
export async function fetchFromSite<T>(path: string): Promise<T> {
  const response = await fetch(path)
  if (response.status === 401) {
    deleteCookie('token', { path: '/' })
    if (!roots.includes(window.location.pathname)) window.location.assign('/')
  }
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as T
}
