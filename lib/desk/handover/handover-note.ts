import type { Selectable } from 'kysely'
import { recordAudit } from '#lib/auth/audit'
import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { lockNames } from '#lib/database/lock-names'
import type { Db } from '#lib/database/tables'
import type { HandoverNoteTable } from '#lib/database/tables/handover-note'
import type { Desk } from '#lib/desk/desk'
import { cleanVisibleText, cutText } from '#lib/text/clean-text'
import { addMilliseconds } from '#lib/time/add-milliseconds'

export type SavedHandoverNote = Selectable<HandoverNoteTable>

/** Maximum length of the note, in code points. */
export const maxHandoverLength = 500

const keptMs = 86_400_000

/** Reads the note for the next shift; null when no note was saved in the last 24 hours. */
export async function readHandoverNote(
  person: Person,
  { db, now }: Desk,
): Promise<SavedHandoverNote | null> {
  requireRole(person, 'reception')
  const note = db
    .selectFrom('handoverNote')
    .selectAll()
    .where('at', '>', addMilliseconds(now, -keptMs))
  return (await note.executeTakeFirst()) ?? null
}

/**
 * Replaces the note for the next shift. An empty text removes the note.
 * @param version the version of the note that the member of staff saw; '' if there was no note
 * @returns `conflict`, and nothing changes, if a colleague has saved a different text after this
 * version
 */
export async function saveHandoverNote(
  person: Person,
  desk: Desk,
  version: string,
  typedText: string,
): Promise<'saved' | 'conflict'> {
  requireRole(person, 'reception')
  const text = cutText(cleanVisibleText(typedText), maxHandoverLength)
  return desk.db.transaction().execute(async (db) => {
    await lockNames(db, ['handover note'])
    const present = await readHandoverNote(person, { ...desk, db })
    // The second click of a double click saves the same text.
    if (text === (present?.text ?? '')) return 'saved'
    if (version !== (present?.version ?? '')) return 'conflict'
    await db.deleteFrom('handoverNote').execute()
    const row = {
      version: crypto.randomUUID(),
      text,
      staffId: person.id,
      at: desk.now.toISOString(),
    }
    if (text !== '') await db.insertInto('handoverNote').values(row).execute()
    await recordAudit(db, person, 'handover', null)
    return 'saved'
  })
}

/** Removes a note that is older than a day. */
export async function removeOldHandoverNote(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('handoverNote').where('at', '<=', addMilliseconds(now, -keptMs)).execute()
}
