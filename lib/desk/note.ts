import { cutText, visibleText } from '#lib/leads/clean-text'
import { changeEntry, type ChangeResult } from '#lib/desk/change'
import type { Desk } from '#lib/desk/desk'
import { addEvent } from '#lib/desk/event'
import type { Person } from '#lib/auth/person'

/** Longest note, in characters; what is more is cut. */
export const maxNote = 1000

/** Adds a note to the history of a lead; `invalid` when nothing of it can be seen. */
export function note(person: Person, desk: Desk, number: number, text: string): Promise<ChangeResult> {
  return changeEntry(desk, number, async (db, { entry }) => {
    const clean = cutText(visibleText(text), maxNote)
    if (clean === '') return 'invalid'
    await addEvent(person, desk, db, entry, 'note', { note: clean })
    return 'done'
  })
}
