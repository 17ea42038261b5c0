import type { Person } from '#lib/auth/person'
import { findCaller, type Caller } from '#lib/desk/callers/caller'
import type { ChangeResult } from '#lib/desk/callers/change-caller'
import type { Desk } from '#lib/desk/desk'

/**
 * Finds the caller of the lead with this lead number.
 * @throws Error when no lead has the number
 */
export async function getCaller(person: Person, desk: Desk, number: number): Promise<Caller> {
  const caller = await findCaller(person, desk, number)
  if (!caller) throw new Error('No caller')
  return caller
}

/**
 * Expects in a test of Jest that a change was made.
 * @returns the id of the event that can be undone; 0 when the change has no such event
 */
export function expectDone(result: ChangeResult): number {
  expect(result.kind).toBe('done')
  return (result.kind === 'done' && result.event) || 0
}
