import { LRUCache } from 'lru-cache'
import type { Language } from '#lib/i18n/languages'
import { log } from '#lib/log'

/** Milliseconds between two lines about the same fault: a bad post comes again with every page that is read. */
const interval = 600_000

/** When each fault was last logged, and how often it came since. */
const faults = new LRUCache<string, { loggedAt: number; count: number }>({ max: 200 })

/** Counts a post of the provider that is left out; logged at once, then every ten minutes at most, with the count. */
export function countRefusedPost(language: Language, reason: string): void {
  const key = `${language} ${reason}`
  const now = performance.now()
  const fault = faults.get(key) ?? { loggedAt: -interval, count: 0 }
  fault.count += 1
  faults.set(key, fault)
  if (now - fault.loggedAt < interval) return
  log.error('malformed-post', reason, { language, count: fault.count })
  faults.set(key, { loggedAt: now, count: 0 })
}
