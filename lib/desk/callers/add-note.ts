import { toSearchText } from '#lib/leads/lead-search'
import { cutText, cleanVisibleText } from '#lib/text/clean-text'
import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { recordEvent } from '#lib/desk/callers/caller-history'
import { changeCaller, type ChangeResult } from '#lib/desk/callers/change-caller'
import type { Desk } from '#lib/desk/desk'

export const maxNoteLength = 1000

/**
 * A member of staff may save the same note twice within this number of milliseconds. The second
 * save is then ignored as a double click.
 */
const doubleClickMs = 60_000

/**
 * Adds a note to the caller's history and to the words that the search finds. The result is
 * `invalid` for a note without visible text.
 */
export async function addNote(
  person: Person,
  desk: Desk,
  number: number,
  text: string,
): Promise<ChangeResult> {
  requireRole(person, 'reception')
  return changeCaller(person, desk, number, async (inTransaction, { lead }, history) => {
    const note = cutText(cleanVisibleText(text), maxNoteLength)
    if (note === '') return { kind: 'invalid' }
    const same = history.find(
      ({ staffId, detail }) => staffId === person.id && detail.note === note,
    )
    const isDoubleClick = same && desk.now.getTime() - Date.parse(same.at) < doubleClickMs
    if (isDoubleClick) return { kind: 'done' }
    await recordEvent(person, inTransaction, lead, 'note', { note })
    const earlierNotes = history.flatMap(({ detail }) => detail.note ?? [])
    const search = toSearchText(lead, [note, ...earlierNotes])
    await inTransaction.db
      .updateTable('lead')
      .set({ search })
      .where('number', '=', lead.number)
      .execute()
    return { kind: 'done' }
  })
}
