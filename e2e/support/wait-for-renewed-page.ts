import { expect } from '@playwright/test'

/** Leads past the page cache, to Next. */
const pastCache = { Authorization: 'none' }

/**
 * Waits until a page is served as this process makes it. One that is older than its `revalidate` time comes first as it
 * was built, and Next writes other comments into it then; the page cache has either for a second.
 */
export async function waitForRenewedPage(url: string, path: string): Promise<void> {
  const load = async (headers: Record<string, string>) => {
    const response = await fetch(url + path, { headers })
    await response.arrayBuffer()
    return response.headers
  }
  await expect
    .poll(async () => {
      const current = await load(pastCache)
      const cached = await Promise.all(
        ['identity', 'gzip', 'br'].map((name) => load({ 'Accept-Encoding': name })),
      )
      const isCurrent = cached.every((headers) => headers.get('etag') === current.get('etag'))
      return isCurrent && current.get('x-nextjs-cache') !== 'STALE'
    })
    .toBe(true)
}
