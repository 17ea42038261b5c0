import type { Server } from 'node:http'
import { log, logJsonOnly } from '#lib/log'
import { logChangedSettings } from '#lib/server/build-settings'

// What supervisors run: the server, in this process. Every line is JSON; what stops its start is one, and exit code 1.

logJsonOnly()
try {
  const { env } = await import('#lib/env')
  logChangedSettings(env)
  // Read by React and Next while they are imported.
  Object.assign(process.env, { NODE_ENV: 'production' })
  const { startOutbox } = await import('#lib/leads/outbox/start')
  const { startServer } = await import('#lib/server/server')
  const { requireUsableStore } = await import('#lib/leads/health')
  await requireUsableStore()
  const { removeExpiredAccess } = await import('#lib/auth/remove-expired-access')
  const { server, close } = await startServer()
  const outbox = startOutbox(removeExpiredAccess)
  onShutdown(server, outbox.stop, outbox.close, close)
} catch (error) {
  log.error('not-started', error)
  process.exit(1)
}

/** Ends the requests and deliveries under way, for which they have ten seconds, takes the other steps in their order. */
function onShutdown(
  server: Server,
  stopOutbox: () => Promise<void>,
  ...stops: (() => Promise<void>)[]
): void {
  async function shutDown(): Promise<void> {
    setTimeout(() => process.exit(0), 10_000).unref()
    // A proxy's connection with a request under way would bring the next one, and so on until the end.
    server.prependListener('request', (_request, response) =>
      response.setHeader('Connection', 'close'),
    )
    // One whose last response was under way would stay open until the proxy closes it; the next process waits for that.
    setInterval(server.closeIdleConnections.bind(server), 100).unref()
    await Promise.all([new Promise((resolve) => server.close(resolve)), stopOutbox()])
    for (const stop of stops) await stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shutDown())
}
