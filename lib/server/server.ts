import type { RequestListener, Server } from 'node:http'
import { inject } from 'light-my-request'
import next from 'next'
import {
  listenForRevalidations,
  setLocalRevalidation,
  type RevalidatePages,
} from '#lib/blog/revalidate-instances'
import { publishScheduledDocuments } from '#lib/editing/publish-scheduled'
import { env, listenOn } from '#lib/env'
import { locales } from '#lib/i18n/locales'
import { log } from '#lib/log'
import { createSiteServer } from '#lib/server/connections'
import type { Handler } from '#lib/server/handlers'
import { clientIpHeader, pageCacheHeader } from '#lib/request/request'
import { emptyPageCache } from '#lib/server/page-cache'
import { cacheFiller, createSiteHandler } from '#lib/server/site-handler'

/** Starts the server around Next (docs/decisions/0002); `close` ends the rest once it serves nobody. */
export async function startServer(): Promise<{ server: Server; close: () => Promise<void> }> {
  const app = next({})
  await app.prepare()
  const handle = app.getRequestHandler()
  const render: Handler = (request, response) => void handle(request, response)
  const revalidate = async () => {
    const headers = { [pageCacheHeader]: '1' }
    const { statusCode } = await inject(render as RequestListener, {
      method: 'POST',
      url: '/api/revalidate',
      headers,
    })
    if (statusCode !== 200) throw new Error(`This instance answered ${statusCode}`)
    return emptyPageCache()
  }
  const renew: RevalidatePages = async () => {
    const underWay = await revalidate()
    if (underWay.length === 0) return
    // Next keeps what it began before as if it were new.
    const again = Promise.allSettled(underWay).then(revalidate)
    again.catch(log.error.bind(log, 'pages-not-renewed'))
  }
  setLocalRevalidation(renew)
  const stopEdits = await publishScheduledDocuments(renew)
  const stopInvalidations = listenForRevalidations(renew)
  const server = createSiteServer(createSiteHandler(render))
  server.on('error', (error) => {
    log.error('not-listening', error, { port: env.PORT })
    process.exit(1)
  })
  // As many as Linux lets wait by default for the next process, with a socket that systemd holds.
  server.listen(listenOn, 4096, () => {
    log.info('serving', { url: env.SITE_URL, port: env.PORT })
    const fill = () => void fillCache(server, cacheFiller(render))
    // Who comes as a process starts has it to themselves. A provider is not asked for what no visitor wants.
    if (env.API_URL === undefined) setTimeout(fill, 10_000).unref()
  })
  const close = async () => {
    stopEdits()
    await stopInvalidations()
    await app.close()
  }
  return { server, close }
}

/** Asks for every page once, as browsers do, so that no visitor waits for one that nobody has seen yet. */
async function fillCache(server: Server, cache: RequestListener): Promise<void> {
  const get = (url: string, encoding = 'br') =>
    inject(cache, { url, headers: { 'accept-encoding': encoding, [clientIpHeader]: '::1' } })
  const { payload } = await get('/sitemap.xml', 'identity')
  const paths = [...payload.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  // What stops waits for none of it.
  for (const path of [...locales.map((locale) => `/${locale}/not-found`), ...paths])
    if (server.listening) await get(path)
}
