import type { RequestListener, Server } from 'node:http'
import { inject } from 'light-my-request'
import { locales } from '#lib/i18n/locales'
import { clientIpHeader } from '#lib/request/request'

/**
 * True since the warm-up has ended. The value is on `globalThis`, because each of Next's bundles has
 * a separate copy of this module.
 */
const shared = globalThis as typeof globalThis & { isWarm?: boolean }

/** True when this instance has rendered every page of the sitemap once (`GET /api/health/ready`). */
export const isWarm = (): boolean => shared.isWarm === true

/** Makes `isWarm` true. An instance without a warm-up calls this function at its start. */
export function endWarmUp(): void {
  shared.isWarm = true
}

/**
 * Requests every page of the sitemap once, so that no visitor waits for a first render. After that,
 * `isWarm` is true. Stops when the server no longer listens.
 */
export async function warmUpPageCache(server: Server, fillCache: RequestListener): Promise<void> {
  const get = (url: string, encoding: string): Promise<{ payload: string }> =>
    inject(fillCache, { url, headers: { 'accept-encoding': encoding, [clientIpHeader]: '::1' } })
  const sitemap = await get('/sitemap.xml', 'identity')
  const pages = [...sitemap.payload.matchAll(/<loc>(.*?)<\/loc>/g)]
  const paths = pages.map(([, url = '']) => new URL(url).pathname)
  const notFoundPaths = locales.map((locale) => `/${locale}/not-found`)
  for (const path of [...notFoundPaths, ...paths]) if (server.listening) await get(path, 'br')
  endWarmUp()
}
