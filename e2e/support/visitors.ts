import { randomUUID } from 'node:crypto'
import type { Proxy } from '#e2e/support/proxy'

/** What visitors were answered, counted by path and status; the names of those who signed up. */
type Visits = { counts: Record<string, number>; names: string[] }

/** Visitors who open pages and sign up all the time; ends them and tells what they were answered. */
export function startVisitors(proxy: Proxy): () => Promise<Visits> {
  const counts: Record<string, number> = {}
  const names: string[] = []
  let isOver = false
  const visit = async (visitor: number) => {
    for (let turn = visitor; !isOver; turn++) {
      const path = ['/ua', '/', '/api/ua/blog', '/en/sign-up', '/api/subscribe'][turn % 5] ?? ''
      const name = randomUUID()
      const body = JSON.stringify({ name, phone: '671234567', consent: true })
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }
      // Each from an address of its own, as the limits count them.
      const localAddress = `127.1.${visitor + 1}.${turn % 250}`
      const post = path === '/api/subscribe' ? { method: 'POST', body, headers, localAddress } : { localAddress }
      const { status } = await proxy.ask(path, post)
      counts[`${path} ${status}`] = (counts[`${path} ${status}`] ?? 0) + 1
      if (status === 201) names.push(name)
    }
  }
  const all = Promise.all(Array.from({ length: 10 }, (_, visitor) => visit(visitor)))
  return async () => {
    isOver = true
    await all
    return { counts, names }
  }
}

/** How often visitors got no whole answer (0) or one of nginx's own (5xx). */
export function failed(counts: Record<string, number>, status: RegExp): number {
  const matching = Object.entries(counts).filter(([key]) => status.test(key))
  return matching.reduce((sum, [, count]) => sum + count, 0)
}
