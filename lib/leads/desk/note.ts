import { cutText, visibleText } from '#lib/leads/clean-text'
import { changeEntry, type ChangeResult } from '#lib/leads/desk/change'
import type { Desk } from '#lib/leads/desk/desk'
import { addEvent } from '#lib/leads/desk/event'
import { audit } from '#lib/staff/audit'
import type { Person } from '#lib/staff/person'

/** Longest note, in characters; what is more is cut. */
export const maxNote = 1000

/** Adds a note to the history of a lead; `invalid` when nothing of it can be seen. */
export function note(person: Person, desk: Desk, number: number, text: string): Promise<ChangeResult> {
  return changeEntry(desk, number, async (db, { entry: { leadId } }) => {
    const clean = cutText(visibleText(text), maxNote)
    if (clean === '') return 'invalid'
    await addEvent(db, { leadId, at: desk.now, staffId: person.id, action: 'note', detail: { note: clean } })
    await audit(db, person, 'note', number)
    return 'done'
  })
}
