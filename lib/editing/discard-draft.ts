import type { Desk } from '#lib/desk/desk'
import { recordAudit } from '#lib/auth/audit'
import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'

/**
 * Removes a draft of the editor `person`. Does nothing for an unknown id or the id of another
 * editor's draft.
 */
export async function discardDraft(person: Person, desk: Desk, id: number): Promise<void> {
  requireRole(person, 'editor')
  await desk.db.transaction().execute(async (db) => {
    const draft = await db
      .deleteFrom('documentVersion')
      .where('id', '=', id)
      .where('staffId', '=', person.id)
      .where('publishAt', 'is', null)
      .returning('document')
      .executeTakeFirst()
    if (draft) await recordAudit(db, person, 'discard', draft.document)
  })
}
