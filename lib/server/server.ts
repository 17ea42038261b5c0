import type { Server } from 'node:http'
import next from 'next'
import { env, listenOn } from '#lib/env'
import { log } from '#lib/log'
import { createSiteServer } from '#lib/server/connections'
import * as handlers from '#lib/server/handlers'
import { pageCache } from '#lib/server/page-cache'
import { inTurn } from '#lib/server/queue'

const { canonicalUrl, chain, compression, identify, methodGuard, negotiateEncoding } = handlers

/** Starts the site's server (docs/decisions/0002). @returns it, and how to end Next once it serves nobody */
export async function startServer(): Promise<{ server: Server; close: () => Promise<void> }> {
  const app = next({})
  await app.prepare()
  const handle = app.getRequestHandler()
  const render: handlers.Handler = (request, response) => void handle(request, response)
  const cache = pageCache(chain(compression, render), inTurn)
  const prepare = [identify, canonicalUrl, methodGuard, negotiateEncoding]
  const server = createSiteServer(chain(...prepare, cache, compression, render))
  server.on('error', (error) => {
    log.error('not-listening', error, { port: env.PORT })
    process.exit(1)
  })
  // As many as Linux lets wait by default for the next process, with a socket that systemd holds.
  server.listen(listenOn, 4096, () => {
    log.info('serving', { url: env.SITE_URL, port: env.PORT })
  })
  return { server, close: () => app.close() }
}
