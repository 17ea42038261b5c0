import next from 'next'
import { followInvalidations } from '#lib/blog/invalidations'
import { env, listenOn } from '#lib/env'
import { startOutbox } from '#lib/leads/outbox/start'
import { log } from '#lib/log'
import { createSiteServer, onShutdown } from '#lib/server/connections'
import {
  canonicalUrl,
  chain,
  compression,
  identify,
  methodGuard,
  negotiateEncoding,
  transportSecurity,
  type Handler,
} from '#lib/server/handlers'
import { pageCache } from '#lib/server/page-cache'
import { inTurn } from '#lib/server/queue'

// The site's server (docs/decisions/0002): handlers, then Next with its routes and pages, from the working directory.

const app = next({})
await app.prepare()
const handle = app.getRequestHandler()
const render: Handler = (request, response) => void handle(request, response)

// What is served to many is worth more time (docs/profile.md).
const cache = pageCache(chain(compression(8), render))
const prepare = [identify, transportSecurity, canonicalUrl, methodGuard, negotiateEncoding]
const server = createSiteServer(chain(...prepare, cache.read, inTurn, cache.write, compression(4), render))
server.on('error', (error) => {
  log.error('not-listening', error, { port: env.PORT })
  process.exit(1)
})
// As many as Linux lets wait by default for the next process, with a socket that systemd holds.
server.listen(listenOn, 4096, () => {
  log.info('serving', { url: env.SITE_URL, port: env.PORT })
})

const outbox = startOutbox()
onShutdown(server, outbox.stop, outbox.close, followInvalidations(), () => app.close())
