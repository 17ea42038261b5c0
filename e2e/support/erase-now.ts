import type { Person } from '#lib/auth/person'
import { findCaller } from '#lib/desk/callers/caller'
import { findLatestEntry, readCallerHistory } from '#lib/desk/callers/caller-history'
import type { ChangeResult } from '#lib/desk/callers/change-caller'
import { eraseCaller, type SeenEntries } from '#lib/desk/callers/erase-caller'
import type { Desk } from '#lib/desk/desk'

/**
 * Reads the current version and the id of the latest event of a caller. A newly opened card
 * contains both.
 */
export async function readSeenEntries(
  person: Person,
  desk: Desk,
  number: number,
): Promise<SeenEntries> {
  const caller = await findCaller(person, desk, number)
  const history = caller ? await readCallerHistory(person, desk, caller) : []
  return { version: caller?.version ?? '', event: findLatestEntry(history)?.id ?? 0 }
}

/**
 * Erases a caller as the member of staff `person`, who has seen the current card and has confirmed
 * the erasure.
 */
export async function eraseNow(person: Person, desk: Desk, number: number): Promise<ChangeResult> {
  const seen = await readSeenEntries(person, desk, number)
  return eraseCaller(person, desk, number, seen, ['erase'])
}
