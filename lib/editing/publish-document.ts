import type { Desk } from '#lib/desk/desk'
import { recordAudit } from '#lib/auth/audit'
import type { Person } from '#lib/auth/person'
import { countRows } from '#lib/database/count-rows'
import { lockNames } from '#lib/database/lock-names'
import type { Db } from '#lib/database/tables'
import { requireRole } from '#lib/auth/roles'
import { hashFolderFiles, type DocumentFiles } from '#lib/editing/document-files'
import { showPublishedDocuments } from '#lib/editing/load-published'
import { readHistory } from '#lib/editing/read-history'

/** A version of a document to publish. */
export type NewPublication = {
  /** Name of the document, such as `posts/antiage`. */
  document: string
  files: DocumentFiles
  /**
   * Id of the publication that the editor saw before editing; null if the editor saw the files of
   * `content/`. Without `base`, a newer publication of the document is no conflict.
   */
  base?: number | null
  /**
   * Id of the editor's draft that is published. The publication removes this draft, and older drafts
   * of the document by the same editor.
   */
  draft?: number
  /**
   * True for a rename or a removal. For a rename or a removal, a scheduled version of the document
   * is a conflict. Its publication would undo the rename or removal.
   */
  isMove?: boolean
}

/**
 * `conflict`: another version was published while the editor was editing, or a scheduled version
 * prevents a rename or removal. Nothing is published.
 */
export type PublishResult = { status: 'published' | 'scheduled' | 'conflict' }

/**
 * Publishes all given documents in one transaction, or none when one of them has a conflict.
 * @param from the time of the publication; a time after `desk.now` schedules the publication
 */
export async function publishDocuments(
  person: Person,
  desk: Desk,
  publications: readonly NewPublication[],
  from: Date = desk.now,
): Promise<PublishResult> {
  requireRole(person, 'editor')
  const isScheduled = from > desk.now
  const times = { at: desk.now.toISOString(), publishAt: from.toISOString() }
  const isDone = await desk.db.transaction().execute(async (db) => {
    // Without the locks, two editors could publish at the same time. Both would replace the
    // publication that both have seen.
    await lockNames(
      db,
      publications.map(({ document }) => `document ${document}`),
    )
    for (const { document, files, draft, isMove, base: expectedBase } of publications) {
      const { base } = await readHistory(person, { ...desk, db }, document)
      const isSeen = expectedBase === base && !(await hasLaterPublication(db, document, desk.now))
      if (expectedBase !== undefined && !isSeen) return false
      if (isMove && (await hasScheduledVersion(db, document, desk.now))) return false
      if (draft !== undefined) await removeDrafts(db, person, document, draft)
      const row = {
        ...times,
        document,
        files: JSON.stringify(files),
        fileHash: hashFolderFiles(document),
        staffId: person.id,
        base,
      }
      await db.insertInto('documentVersion').values(row).execute()
      await recordAudit(db, person, isScheduled ? 'schedule' : 'publish', document)
    }
    return true
  })
  if (!isDone) return { status: 'conflict' }
  await showPublishedDocuments(desk.db)
  return { status: isScheduled ? 'scheduled' : 'published' }
}

/**
 * Removes a draft and the older drafts of the document by the same editor. An older draft would
 * bring old texts back the next time this editor opens the form. A newer draft stays, because
 * another tab has saved texts that the publication lacks.
 */
async function removeDrafts(db: Db, person: Person, document: string, id: number): Promise<void> {
  const published = db.selectFrom('documentVersion').select('at').where('id', '=', id)
  await db
    .deleteFrom('documentVersion')
    .where('document', '=', document)
    .where('staffId', '=', person.id)
    .where('publishAt', 'is', null)
    .where('at', '<=', published)
    .execute()
}

/**
 * True when a request that began after `now` has already published the document. A scheduled
 * publication does not count.
 */
async function hasLaterPublication(db: Db, document: string, now: Date): Promise<boolean> {
  const versions = db.selectFrom('documentVersion').where('document', '=', document)
  const later = versions.where('publishAt', '>', now.toISOString())
  return (await countRows(later.whereRef('publishAt', '=', 'at'))) > 0
}

async function hasScheduledVersion(db: Db, document: string, now: Date): Promise<boolean> {
  const versions = db.selectFrom('documentVersion').where('document', '=', document)
  return (await countRows(versions.where('publishAt', '>', now.toISOString()))) > 0
}
