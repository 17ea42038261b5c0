import type { RequestListener, Server } from 'node:http'
import { inject } from 'light-my-request'
import { locales } from '#lib/i18n/locales'
import { clientIpHeader } from '#lib/request/request'

/**
 * Requests every page of the sitemap once, so that no visitor waits for a first render. Stops when
 * the server no longer listens.
 */
export async function warmUpPageCache(server: Server, fillCache: RequestListener): Promise<void> {
  const get = (url: string, encoding: string): Promise<{ payload: string }> =>
    inject(fillCache, { url, headers: { 'accept-encoding': encoding, [clientIpHeader]: '::1' } })
  const sitemap = await get('/sitemap.xml', 'identity')
  const pages = [...sitemap.payload.matchAll(/<loc>(.*?)<\/loc>/g)]
  const paths = pages.map(([, url = '']) => new URL(url).pathname)
  const notFoundPaths = locales.map((locale) => `/${locale}/not-found`)
  for (const path of [...notFoundPaths, ...paths]) if (server.listening) await get(path, 'br')
}
