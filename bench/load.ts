import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'

/** An accepted lead: its key, when it was accepted (milliseconds of `performance.now()`) and how long that took. */
export type Accepted = { key: string; at: number; ms: number }

const part = () => Math.floor(Math.random() * 254) + 1

/** One sign-up as the form sends it, from an address of its own. */
function signUp(url: string, agent: Agent): Promise<Accepted> {
  const key = randomBytes(16).toString('hex')
  const phone = String(500_000_000 + Math.floor(Math.random() * 499_999_999))
  const touch = { utm_source: `source-${Math.floor(Math.random() * 20)}`, at: new Date().toISOString(), page: '/ua' }
  const fields = { name: 'Олена', phone, consent: true, language: 'ua', page: '/ua', lastTouch: touch, openForMs: 9000 }
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
    'X-Forwarded-For': `10.${part()}.${part()}.${part()}`,
  }
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/subscribe`, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => {
        const at = performance.now()
        if (response.statusCode === 201) resolve({ key, at, ms: at - started })
        else reject(new Error(`The site answered ${response.statusCode ?? 0}`))
      })
    })
    sent.on('error', reject)
    sent.end(JSON.stringify(fields))
  })
}

/** Signs up with so many visitors at once until `isDone` says so. */
export async function load(url: string, visitors: number, isDone: (accepted: number) => boolean): Promise<Accepted[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const accepted: Accepted[] = []
  const visitor = async () => {
    while (!isDone(accepted.length)) accepted.push(await signUp(url, agent))
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
  agent.destroy()
  return accepted
}

/** The value that this share of all is not above; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

export const median = (values: readonly number[]) => percentile(values, 0.5)
