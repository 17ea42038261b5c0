import { expect } from '@playwright/test'

/** A header that makes a request bypass the page cache. */
const pastCache = { Authorization: 'none' }

/**
 * Waits until the site serves a page that the running server has rendered. Until then the site may
 * serve the page of the build, whose HTML differs slightly. Either page stays in the page cache for
 * one second.
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
