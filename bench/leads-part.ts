import { startTaker } from '#bench/provider'
import { startSite, type Site } from '#e2e/support/site'
import type { Postgres } from '#e2e/support/postgres'

/** What is measured on one kind of store: `database` are the site's settings for it. */
export type Bench = {
  database: Record<string, string>
  postgres: Postgres | null
  options: { seconds: number; leads: number; stored: number; rounds: number }
  report: (what: string, result: string) => void
}

export const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`

/** Runs against a site of its own with a healthy provider. */
export async function withSite(
  database: Record<string, string>,
  run: (site: Site, taken: Map<string, number>) => Promise<void>,
) {
  const provider = await startTaker()
  const site = await startSite({ ...database, API_URL: provider.url, LEADS_PER_MINUTE: '1000000' })
  try {
    await run(site, provider.taken)
  } finally {
    await site.stop()
    provider.close()
  }
}

/** Lets a time pass, in milliseconds. */
export const pass = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** What of the accepted leads the store has. */
export function compare(accepted: readonly string[], stored: readonly string[]): string {
  const names = new Set(stored)
  const lost = accepted.filter((name) => !names.has(name)).length
  return `${accepted.length} accepted, ${lost} lost, ${stored.length - names.size} twice`
}

/** Opens the home page twenty times a second until it is stopped; gives how long each took, in milliseconds. */
export function watchPages(url: string): () => Promise<number[]> {
  const visits: Promise<number>[] = []
  const visit = async () => {
    const started = performance.now()
    // One without a response waited as long.
    await fetch(`${url}/ua`).then(
      (page) => page.text(),
      () => undefined,
    )
    return performance.now() - started
  }
  const timer = setInterval(() => visits.push(visit()), 50)
  return async () => {
    clearInterval(timer)
    return Promise.all(visits)
  }
}
