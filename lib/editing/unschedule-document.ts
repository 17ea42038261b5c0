import type { Desk } from '#lib/desk/desk'
import { recordAudit } from '#lib/auth/audit'
import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { showPublishedDocuments } from '#lib/editing/load-published'

/**
 * Cancels a publication that is scheduled for later. The publication becomes a draft of `person`.
 */
export async function unscheduleDocument(
  person: Person,
  { db, now }: Desk,
  id: number,
): Promise<void> {
  requireRole(person, 'editor')
  await db.transaction().execute(async (transaction) => {
    const draft = await transaction
      .updateTable('documentVersion')
      .where('id', '=', id)
      .where('publishAt', '>', now.toISOString())
      .set({ publishAt: null, staffId: person.id })
      .returning('document')
      .executeTakeFirst()
    if (draft) await recordAudit(transaction, person, 'unschedule', draft.document)
  })
  await showPublishedDocuments(db)
}
