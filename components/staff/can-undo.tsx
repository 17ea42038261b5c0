import type { LeadEvent } from '#lib/leads/desk/event'
import type { Person } from '#lib/staff/person'

/** The latest event that replaced something and was not undone. */
export function latestOutcome(events: readonly LeadEvent[]): LeadEvent | undefined {
  const undone = new Set(events.map(({ detail }) => detail.undoes))
  return events.find(({ id, detail }) => detail.before !== undefined && !undone.has(id))
}

/** True when the latest of it was the person's own. */
export const canUndo = (person: Person, events: readonly LeadEvent[]): boolean =>
  latestOutcome(events)?.staffId === person.id
