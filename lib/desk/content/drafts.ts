import type { Selectable } from 'kysely'
import { audit } from '#lib/auth/audit'
import { requireRole, type Person } from '#lib/auth/person'
import { filesIn, folderContent, folderHash, isLocked } from '#lib/desk/content/documents'
import { readFiles, renewEverywhere, type EditFiles } from '#lib/desk/content/published'
import type { Db, Tables } from '#lib/leads/store/tables'

/** A state of a document: a draft, or one that was, is or will be what everybody sees. */
export type Edit = Omit<Selectable<Tables['edit']>, 'files'> & { files: EditFiles; name: string | null }

/** Latest states that are shown of a document. */
const shownStates = 50

const toEdit = ({ files, ...row }: Selectable<Tables['edit']> & { name: string | null }): Edit => {
  try {
    return { ...row, files: readFiles(files) }
  } catch {
    // Told when it was read for the pages; here it is one that holds nothing.
    return { ...row, files: {} }
  }
}

const states = (db: Db, document: string) =>
  db
    .selectFrom('edit')
    .leftJoin('staff', 'staff.id', 'edit.staffId')
    .selectAll('edit')
    .select('staff.name')
    .where('document', '=', document)
    .limit(shownStates)

/** Drafts of a document, the latest first. */
export async function draftsOf(person: Person, db: Db, document: string): Promise<Edit[]> {
  requireRole(person, 'editor')
  return (await states(db, document).where('publishAt', 'is', null).orderBy('at', 'desc').execute()).map(toEdit)
}

/** What was published of a document and what is to be, the latest first. */
export async function versionsOf(person: Person, db: Db, document: string): Promise<Edit[]> {
  requireRole(person, 'editor')
  const rows = states(db, document).where('publishAt', 'is not', null)
  return (await rows.orderBy('publishAt', 'desc').orderBy('edit.id', 'desc').execute()).map(toEdit)
}

/** The one of all that everybody sees. */
export const heldOf = (versions: readonly Edit[], now: Date): Edit | undefined =>
  versions.find(({ publishAt }) => publishAt !== null && publishAt <= now.toISOString())

/** Of each document that was edited: who published it last and when, and whose drafts wait. */
export async function editedDocuments(person: Person, db: Db) {
  requireRole(person, 'editor')
  const rows = await db
    .selectFrom('edit')
    .leftJoin('staff', 'staff.id', 'edit.staffId')
    .select(['document', 'at', 'publishAt', 'staff.name'])
    .orderBy('at')
    .execute()
  return Map.groupBy(rows, ({ document }) => document)
}

/** What an editor has typed: the document, the row of the draft and when it was saved as they saw it last, and its files. */
type Typed = { document: string; draft: number | null; seen: string; base: number | null; files: EditFiles; now: Date }

/**
 * Keeps a draft. One that was saved by another tab or person meanwhile stays beside it: nothing that was typed is lost.
 * @returns the row that has it, `isBeside` when that is a new one for this reason
 */
export async function saveDraft(person: Person, db: Db, typed: Typed) {
  requireRole(person, 'editor')
  const { document, draft, seen, base, files, now } = typed
  if (isLocked(document)) throw new Error('Its texts are files')
  const at = now.toISOString()
  const row = { files: JSON.stringify(readFiles(JSON.stringify(files))), at }
  const own = db.updateTable('edit').set(row).where('publishAt', 'is', null).where('staffId', '=', person.id)
  const kept =
    draft === null
      ? undefined
      : await own.where('id', '=', draft).where('at', '=', seen).returning('id').executeTakeFirst()
  if (kept) return { id: kept.id, at, isBeside: false }
  const made = { ...row, document, staffId: person.id, publishAt: null, base, fileHash: folderHash(document) }
  const { id } = await db.insertInto('edit').values(made).returning('id').executeTakeFirstOrThrow()
  return { id, at, isBeside: draft !== null }
}

export async function discardDraft(person: Person, db: Db, id: number): Promise<void> {
  requireRole(person, 'editor')
  await db
    .deleteFrom('edit')
    .where('id', '=', id)
    .where('publishAt', 'is', null)
    .where('staffId', '=', person.id)
    .execute()
}

/** The draft's editor has seen what was published meanwhile. */
export async function rebase(person: Person, db: Db, id: number, base: number | null): Promise<void> {
  requireRole(person, 'editor')
  const own = db.updateTable('edit').set({ base }).where('id', '=', id).where('publishAt', 'is', null)
  await own.where('staffId', '=', person.id).execute()
}

/** States that are to hold together from a time on; `draft` is the row that is one of them from then on. */
export type Publication = { document: string; files: EditFiles; base: number | null; draft?: number | undefined }

/**
 * Publishes documents, all or none of them.
 * @returns `false` when another state of one was published since the editor began with `base`
 */
export async function publish(person: Person, db: Db, all: readonly Publication[], publishAt: Date, now: Date) {
  requireRole(person, 'editor')
  const isDone = await db.transaction().execute(async (transaction) => {
    for (const { document, files, base, draft } of all) {
      const held = heldOf(await versionsOf(person, transaction, document), now)
      if ((held?.id ?? null) !== base) return false
      if (draft !== undefined)
        await transaction.deleteFrom('edit').where('id', '=', draft).where('publishAt', 'is', null).execute()
      const row = { document, files: JSON.stringify(files), staffId: person.id, at: now.toISOString() }
      const place = { publishAt: publishAt.toISOString(), base, fileHash: folderHash(document) }
      await transaction
        .insertInto('edit')
        .values({ ...row, ...place })
        .execute()
    }
    await audit(transaction, person, 'publish', null)
    return true
  })
  if (isDone) await renewEverywhere(db)
  return isDone
}

/** Takes back what was to be published at a time: it is a draft of whoever does it again. */
export async function unschedule(person: Person, db: Db, id: number, now: Date): Promise<void> {
  requireRole(person, 'editor')
  const later = db.updateTable('edit').where('id', '=', id).where('publishAt', '>', now.toISOString())
  await later.set({ publishAt: null, staffId: person.id }).execute()
  await renewEverywhere(db)
}

/** True when a release has brought other files than the state that holds began with, and not its own. */
export function isFolderNewer({ document, files, fileHash }: Edit): boolean {
  if (folderHash(document) === fileHash) return false
  const inFolder: Record<string, string | undefined> = filesIn(folderContent, document)
  return Object.entries(files).some(([path, text]) => (inFolder[path] ?? null) !== text)
}
