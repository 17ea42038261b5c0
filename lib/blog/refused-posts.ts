import { LRUCache } from 'lru-cache'
import type { Locale } from '#lib/i18n/locales'
import { log } from '#lib/log'

/** How often a fault came since it was logged: a bad post comes again with every page that is fetched. */
const counts = new LRUCache<string, number>({ max: 200, ttl: 600_000, noUpdateTTL: true })

/** Counts a post of the provider that is left out; logged at once, then every ten minutes at most, with the count. */
export function countRefusedPost(locale: Locale, reason: string): void {
  const key = `${locale} ${reason}`
  const count = (counts.peek(key, { allowStale: true }) ?? 0) + 1
  const isLogged = counts.has(key)
  if (!isLogged) log.error('malformed-post', reason, { language: locale, count })
  counts.set(key, isLogged ? count : 0)
}
