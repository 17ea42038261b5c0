import type { Server } from 'node:http'
import { onRequest } from '#lib/http/on-request'

/** How long requests and deliveries under way may take to end, in milliseconds. */
const patience = 10_000

/**
 * Ends the process on SIGTERM or SIGINT when the requests under way are answered and `finish` has ended. Next ends it
 * at once when it has no request, so `NEXT_MANUAL_SIG_HANDLE` leaves the signals to us (set in scripts/start.ts);
 * without that, what was under way is taken up at the next start.
 */
export function onShutdown(finish: () => Promise<void>): void {
  let server: Server | undefined
  onRequest((exchange) => {
    server = exchange.server
  })
  async function shutDown(): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      if (server)
        server.close(() => {
          resolve()
        })
      else resolve()
    })
    setTimeout(() => process.exit(0), patience).unref()
    await Promise.all([closed, finish()])
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shutDown())
}
