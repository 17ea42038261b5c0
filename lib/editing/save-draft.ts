import type { Desk } from '#lib/desk/desk'
import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { hashFolderFiles, type DocumentFiles } from '#lib/editing/document-files'
import { parseDocumentFiles } from '#lib/editing/published-documents'
import { readHistory, type SeenWork } from '#lib/editing/read-history'

/** The id of a saved draft's row, and the ISO time of the save. */
export type DraftKey = { id: number; savedAt: string }

/** A draft to save. */
export type TypedDraft = {
  /** Name of the document, such as `posts/antiage`. */
  document: string
  /** Id of the draft and time of its last save; null before the first save. */
  draft: DraftKey | null
  seen: SeenWork
  files: DocumentFiles
}

/** The result of saving a draft. */
export type DraftResult = {
  /**
   * `conflict`: the draft is saved, but another tab or person has changed the document since the
   * form was opened.
   */
  status: 'saved' | 'conflict'
  draft: DraftKey
  /** Id of the publication on which the draft is based; null for the files of `content/`. */
  base: number | null
}

/**
 * Saves a draft. Another tab may have saved the same draft since this tab's last save. In this case
 * this tab's text becomes a second draft, so that no typed text is lost.
 */
export async function saveDocumentDraft(
  person: Person,
  desk: Desk,
  { document, draft, seen, files }: TypedDraft,
): Promise<DraftResult> {
  requireRole(person, 'editor')
  const { db, now } = desk
  const history = await readHistory(person, desk, document)
  const row = { files: JSON.stringify(files), at: now.toISOString(), base: seen.publication }
  // Throws a ZodError when the desk may not change one of the files.
  parseDocumentFiles(row.files)
  const updated =
    draft &&
    (await db
      .updateTable('documentVersion')
      .set(row)
      .where('id', '=', draft.id)
      .where('at', '=', draft.savedAt)
      .where('staffId', '=', person.id)
      .where('publishAt', 'is', null)
      .returning('id')
      .executeTakeFirst())
  const newRow = {
    ...row,
    document,
    staffId: person.id,
    publishAt: null,
    fileHash: hashFolderFiles(document),
  }
  const { id } =
    updated ??
    (await db
      .insertInto('documentVersion')
      .values(newRow)
      .returning('id')
      .executeTakeFirstOrThrow())
  const isSeen =
    seen.publication === history.seen.publication && seen.draftAt === history.seen.draftAt
  const isDraftLost = draft !== null && !updated
  return {
    status: isSeen && !isDraftLost ? 'saved' : 'conflict',
    draft: { id, savedAt: row.at },
    base: row.base,
  }
}
