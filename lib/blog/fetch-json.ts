import { handleUnauthorized } from '#lib/blog/handle-unauthorized'

/** Fetches JSON from one of the site's own calls, for SWR. @throws Error on any status but 2xx */
export async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url)
  if (response.status === 401) await handleUnauthorized()
  if (!response.ok) throw new Error(`${response.status} of ${url}`)
  return (await response.json()) as T
}

/** SWR's options for a request on every navigation and never in between (spec section 2). */
export const swrOnNavigation = {
  dedupingInterval: 0,
  revalidateOnFocus: false,
  shouldRetryOnError: false,
} as const
