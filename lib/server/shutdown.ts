import type { Server } from 'node:http'

/** How long requests and deliveries under way may take to end, in milliseconds. */
const gracePeriodMs = 10_000

/**
 * On SIGTERM or SIGINT: accepts no more connections, ends the requests and deliveries under way, then takes the other
 * steps in their order and ends the process, after the grace period at the latest.
 */
export function onShutdown(server: Server, stopOutbox: () => Promise<void>, ...stops: (() => Promise<void>)[]): void {
  async function shutDown(): Promise<void> {
    setTimeout(() => process.exit(0), gracePeriodMs).unref()
    // A proxy's connection with a request under way would bring the next one, and so on until the end.
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
    // One whose last response was under way would stay open until the proxy closes it; the next process waits for that.
    setInterval(server.closeIdleConnections.bind(server), 100).unref()
    await Promise.all([new Promise((resolve) => server.close(resolve)), stopOutbox()])
    for (const stop of stops) await stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shutDown())
}
