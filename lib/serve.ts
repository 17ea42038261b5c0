import type { Server } from 'node:http'
import { log, logOutputAsJson } from '#lib/log'
import { logChangedSettings } from '#lib/server/build-settings'

// The process of the server, which a supervisor such as systemd runs. Every log line is JSON. A
// failed start writes one log line and exits with code 1.

/** Longest wait for requests and deliveries at shutdown, in milliseconds. */
const maxShutdownMs = 10_000

/** Interval in milliseconds at which idle connections are closed during shutdown. */
const idleCheckMs = 100

logOutputAsJson()
try {
  const { env, listMisspelledSettings } = await import('#lib/env')
  for (const { name, setting } of listMisspelledSettings())
    log.error('setting-misspelled', `${name} is not a setting. Is ${setting} meant?`, { setting })
  logChangedSettings(env)
  // React and Next read NODE_ENV when they are imported, so NODE_ENV is set before these imports.
  Object.assign(process.env, { NODE_ENV: 'production' })
  const { startOutbox } = await import('#lib/leads/outbox/start')
  const { startServer } = await import('#lib/server/server')
  const { requireUsableStore } = await import('#lib/leads/health')
  await requireUsableStore()
  const { flushVisitCounts } = await import('#lib/visits/count-visits')
  const { removeExpiredDeskRows } = await import('#lib/desk/remove-expired-desk-rows')
  const { server, close } = await startServer()
  const outbox = startOutbox(removeExpiredDeskRows)
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
    // After `Connection: close`, a proxy sends no other request on this connection.
    server.prependListener('request', (_request, response) =>
      response.setHeader('Connection', 'close'),
    )
    // A proxy keeps a connection open after the last response, so idle connections are closed
    // repeatedly.
    setInterval(() => server.closeIdleConnections(), idleCheckMs).unref()
    await Promise.all([new Promise((resolve) => server.close(resolve)), stopOutbox()])
    for (const stop of stops) await stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shutDown())
}
