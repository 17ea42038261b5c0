import { handleUnauthorized } from '#lib/blog/handle-unauthorized'

/**
 * Fetches JSON from an API route of the site, for SWR.
 *
 * @throws Error for a status other than 2xx
 */
export async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url)
  if (response.status === 401) await handleUnauthorized()
  if (!response.ok) throw new Error(`${response.status} of ${url}`)
  return (await response.json()) as T
}

/**
 * Options with which SWR sends one request on each navigation: no retries, and no requests on focus
 * (spec section 2).
 */
export const swrOnNavigation = {
  dedupingInterval: 0,
  revalidateOnFocus: false,
  shouldRetryOnError: false,
} as const
