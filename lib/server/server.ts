import { createServer } from 'node:http'
import next from 'next'
import { followInvalidations } from '#lib/blog/follow-invalidations'
import { env, listenOn } from '#lib/env'
import { startOutbox } from '#lib/leads/outbox/start'
import { canonicalUrl } from '#lib/server/canonical-url'
import { clientIp } from '#lib/server/client-ip'
import { compression, negotiateEncoding } from '#lib/server/encoding'
import { chain, type Handler } from '#lib/server/handler'
import { methodGuard } from '#lib/server/method-guard'
import { oneATurn } from '#lib/server/one-a-turn'
import { pageCache } from '#lib/server/page-cache'
import { requestId } from '#lib/server/request-id'
import { onShutdown } from '#lib/server/shutdown'
import { trustedHeaders } from '#lib/server/trusted-headers'

// The site's server (docs/decisions/0002): handlers, then Next with its routes and pages, from the working directory.

const app = next({})
await app.prepare()
const handle = app.getRequestHandler()

/** Tells browsers for a year to come by https only, as their preload list asks for. */
const transportSecurity: Handler = (_request, response, next) => {
  if (env.SITE_URL.startsWith('https:'))
    response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains; preload')
  next()
}

const server = createServer(
  // A request that offers an upgrade is answered as any other.
  { shouldUpgradeCallback: () => false, headersTimeout: 15_000, requestTimeout: 30_000 },
  chain(
    clientIp,
    requestId,
    trustedHeaders,
    transportSecurity,
    canonicalUrl,
    methodGuard,
    negotiateEncoding,
    pageCache,
    oneATurn,
    compression,
    (request, response) => void handle(request, response),
  ),
)
server.on('error', (error) => {
  console.error(`The site cannot listen on port ${env.PORT}: ${error.message}`)
  process.exit(1)
})
// As many as Linux lets wait by default for the next process, with a socket that systemd holds.
server.listen(listenOn, 4096, () => {
  console.log(`Serving ${env.SITE_URL} on port ${env.PORT}`)
})

const outbox = startOutbox()
onShutdown(server, outbox.stop, outbox.close, followInvalidations(), () => app.close())
