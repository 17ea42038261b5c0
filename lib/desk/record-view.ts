import { LRUCache } from 'lru-cache'
import { recordAudit } from '#lib/auth/audit'
import type { Person } from '#lib/auth/person'
import type { Desk } from '#lib/desk/desk'

/**
 * Views of the last ten minutes. A page that refreshes itself repeats its view, and the audit log
 * records the view once.
 */
const recentViews = new LRUCache<string, true>({ max: 5000, ttl: 600_000 })

/**
 * Records in the audit log what a member of staff has seen: a caller (`view`), a day (`day`) or a
 * week (`week`).
 * @param subject the id of the caller's lead, the day, or the Monday of the week
 */
export async function recordView(
  person: Person,
  { db }: Desk,
  action: 'view' | 'day' | 'week',
  subject: string,
  leadNumber: number | null,
): Promise<void> {
  const key = `${person.id} ${action} ${subject}`
  if (!recentViews.has(key)) await recordAudit(db, person, action, leadNumber)
  recentViews.set(key, true)
}
