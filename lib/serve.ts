import type { Server } from 'node:http'
import { log, logOutputAsJson } from '#lib/log'
import { logChangedSettings } from '#lib/server/build-settings'

// The process of the server, which a supervisor such as systemd runs. Every log line is JSON. A
// failed start writes one log line and exits with code 1.

/** Longest wait for requests and deliveries at shutdown, in milliseconds. */
const maxShutdownMs = 10_000

/** Milliseconds between two closings of idle connections during shutdown. */
const idleCheckMs = 100

logOutputAsJson()
try {
  const { env } = await import('#lib/env')
  logChangedSettings(env)
  // React and Next read NODE_ENV while they are imported, so NODE_ENV is set before the imports.
  Object.assign(process.env, { NODE_ENV: 'production' })
  const { startOutbox } = await import('#lib/leads/outbox/start')
  const { startServer } = await import('#lib/server/server')
  const { requireUsableStore } = await import('#lib/leads/health')
  await requireUsableStore()
  const { flushVisitCounts } = await import('#lib/visits/count-visits')
  const { removeExpiredAccess } = await import('#lib/auth/remove-expired-access')
  const { server, close } = await startServer()
  const outbox = startOutbox(removeExpiredAccess)
  shutDownOnSignal(server, outbox.stop, [flushVisitCounts, outbox.close, close])
} catch (error) {
  log.error('not-started', error)
  process.exit(1)
}

/**
 * At SIGTERM or SIGINT, waits for the requests and deliveries under way, then calls the functions
 * of `stops` in order.
 */
function shutDownOnSignal(
  server: Server,
  stopOutbox: () => Promise<void>,
  stops: readonly (() => Promise<void>)[],
): void {
  async function shutDown(): Promise<void> {
    setTimeout(() => process.exit(0), maxShutdownMs).unref()
    // Without this header, a proxy would send the next request on the same connection.
    server.prependListener('request', (_request, response) =>
      response.setHeader('Connection', 'close'),
    )
    // A connection becomes idle after its last response, and a proxy would keep the connection
    // open.
    setInterval(() => server.closeIdleConnections(), idleCheckMs).unref()
    await Promise.all([new Promise((resolve) => server.close(resolve)), stopOutbox()])
    for (const stop of stops) await stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shutDown())
}
