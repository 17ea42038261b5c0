import { createServer } from 'node:http'

/** A healthy provider that notes when each lead came first, by its Idempotency-Key (milliseconds of `performance.now()`). */
export async function startTaker() {
  const taken = new Map<string, number>()
  const server = createServer((request, response) => {
    const key = String(request.headers['idempotency-key'])
    request.resume().on('end', () => {
      if (!taken.has(key)) taken.set(key, performance.now())
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider has no port')
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${address.port}`, taken, close }
}
