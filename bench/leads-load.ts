import { createHash } from 'node:crypto'
import { ms, withSite, type Bench } from '#bench/leads-part'
import { load, percentile } from '#bench/load'
import { memoryIn } from '#bench/memory'

/** Under what the provider gets a key (lib/leads/channels/channel.ts). */
const sentKey = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 40)

export async function measureLoad({ database, options, report }: Bench) {
  await withSite(database, async (site, taken) => {
    await load(site.url, 10, (accepted) => accepted >= 200)
    // At a pace that a clinic may see: ten at once, now and then; before the flood leaves a queue.
    const waits: number[] = []
    for (let round = 0; round < 20; round += 1) {
      const accepted = await load(site.url, 10, (count) => count >= 10)
      const deadline = performance.now() + 30_000
      while (accepted.some(({ key }) => !taken.has(sentKey(key))) && performance.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 5))
      waits.push(...accepted.map(({ key, at }) => Math.max(0, (taken.get(sentKey(key)) ?? Infinity) - at)))
    }
    report('accepted to delivered', `p50 ${ms(percentile(waits, 0.5))}, p99 ${ms(percentile(waits, 0.99))}`)
    for (const visitors of [1, 10, 50, 200]) {
      const started = performance.now()
      const accepted = await load(site.url, visitors, () => performance.now() - started > options.seconds * 1000)
      const times = accepted.map((each) => each.ms)
      const perSecond = Math.round((1000 * accepted.length) / (performance.now() - started))
      const text = `${perSecond}/s, p50 ${ms(percentile(times, 0.5))}, p99 ${ms(percentile(times, 0.99))}`
      report(`accepted, ${visitors} at once`, text)
    }
  })
}

export async function measureMemory({ database, options, report }: Bench) {
  await withSite(database, async (site) => {
    const count = options.leads
    const figures = [memoryIn(site.folder)]
    for (let quarter = 1; quarter <= 4; quarter += 1) {
      await load(site.url, 50, (accepted) => accepted >= count / 4)
      figures.push(memoryIn(site.folder))
    }
    report(`memory over ${count} leads`, figures.map((mib) => `${Math.round(mib)} MiB`).join(' → '))
  })
}
