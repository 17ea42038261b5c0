import { createServer } from 'node:http'

/**
 * A provider that notes when it took each lead first, by its Idempotency-Key (milliseconds of `performance.now()`).
 * Healthy until told to refuse.
 */
export async function startTaker() {
  const taken = new Map<string, number>()
  /** What each lead is answered while the provider refuses. */
  const refusals = new Map<string, number>()
  let next = 0
  const server = createServer((request, response) => {
    const key = String(request.headers['idempotency-key'])
    request.resume().on('end', () => {
      if (next > 0 && !refusals.has(key)) refusals.set(key, next)
      const status = next > 0 ? (refusals.get(key) ?? next) : 200
      if (status === 200 && !taken.has(key)) taken.set(key, performance.now())
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    taken,
    /** Refuses leads that come first from now on by this status, and each again by the one it had. */
    refuseBy: (status: number) => {
      next = status
    },
    /** Leads refused so far. */
    refused: () => refusals.size,
    accept: () => {
      next = 0
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
