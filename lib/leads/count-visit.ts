import { kyivDay } from '#lib/kyiv-time'
import { addVisits, type CountedVisit } from '#lib/leads/staff/add-visits'
import { leadStore } from '#lib/leads/store/open-store'
import type { Visit } from '#lib/leads/visit'
import { log } from '#lib/log'

/** Counts are written together after this many milliseconds: a lead must never wait for them. */
const pause = 2000

/** Different visits waiting at the most; more are dropped until they are written. */
const maxWaiting = 1000

let waiting = new Map<string, CountedVisit>()

async function write(): Promise<void> {
  const visits = [...waiting.values()]
  waiting = new Map()
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
  const before = waiting.get(key)
  if (!before && waiting.size >= maxWaiting) return
  if (waiting.size === 0) setTimeout(() => void write(), pause)
  waiting.set(key, { ...row, count: (before?.count ?? 0) + 1 })
}
