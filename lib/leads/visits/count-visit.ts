import { kyivDay } from '#lib/kyiv-time'
import { leadStore } from '#lib/leads/store/open-store'
import { addVisits, type CountedVisit } from '#lib/leads/visits/add-visits'
import type { Visit } from '#lib/leads/visits/visit'
import { log } from '#lib/log'

/** Counts are written together after this pause: a lead must never wait for them. */
const pauseMs = 2000

/** Most different visits in memory; more are dropped until they are written. */
const maxQueued = 1000

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

/** Counts a visit for staff's statistics, soon; never throws. */
export function countVisit(visit: Visit): void {
  const row = { ...visit, day: kyivDay(new Date()) }
  const key = JSON.stringify(row)
  const before = queued.get(key)
  if (!before && queued.size >= maxQueued) return
  if (queued.size === 0) setTimeout(() => void write(), pauseMs)
  queued.set(key, { ...row, count: (before?.count ?? 0) + 1 })
}
