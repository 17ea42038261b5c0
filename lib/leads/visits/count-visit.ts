import { kyivDay } from '#lib/time/kyiv-time'
import { leadStore } from '#lib/leads/store/open-store'
import { addVisits, type CountedVisit } from '#lib/leads/visits/add-visits'
import type { VisitCount } from '#lib/leads/visits/visit'
import { log } from '#lib/log'

/** Counts are written together after this pause: a lead must never wait for them. */
const pauseMs = 2000

/** Most different counts in memory; more are dropped until they are written. */
const maxQueued = 2000

let queued = new Map<string, CountedVisit>()

async function write(): Promise<void> {
  const visits = [...queued.values()]
  queued = new Map()
  try {
    await addVisits((await leadStore()).database, visits)
  } catch (error) {
    log.error('visits-not-counted', error, { visits: visits.length })
  }
}

/** Adds to staff's statistics, soon; never throws. */
export function countVisit(counts: readonly VisitCount[]): void {
  const day = kyivDay(new Date())
  for (const each of counts) {
    const key = JSON.stringify(each) + day
    const before = queued.get(key)
    if (!before && queued.size >= maxQueued) continue
    if (queued.size === 0) setTimeout(() => void write(), pauseMs)
    queued.set(key, { ...each, day, count: (before?.count ?? 0) + 1 })
  }
}
