import type { Selectable } from 'kysely'
import { audit } from '#lib/auth/audit'
import { requireRole, type Person } from '#lib/auth/person'
import type { Desk } from '#lib/desk/caller'
import { filesIn, folderContent, folderHash } from '#lib/desk/content/documents'
import { readFiles, renewEverywhere, type EditFiles } from '#lib/desk/content/published'
import type { Tables } from '#lib/leads/store/tables'

type Store = Pick<Desk, 'db' | 'now'>
type Row = Selectable<Tables['edit']> & { name: string | null }

/** A state of a document: a draft, or one that was, is or will be what everybody sees. */
export type Edit = Omit<Row, 'files'> & { files: EditFiles }

export const shownStates = 100

const toEdit = ({ files, ...row }: Row): Edit => {
  try {
    return { ...row, files: readFiles(files) }
  } catch {
    // Told when it was read for the pages; here it is one that holds nothing.
    return { ...row, files: {} }
  }
}

/** What was typed of a document, is, was and will be published, each with the latest first. */
export async function statesOf(person: Person, { db, now }: Store, document: string) {
  requireRole(person, 'editor')
  const rows = db.selectFrom('edit').leftJoin('staff', 'staff.id', 'edit.staffId').where('document', '=', document)
  const latest = rows.selectAll('edit').select('staff.name').orderBy('edit.id', 'desc').limit(shownStates)
  const all = (await latest.execute()).map(toEdit)
  const drafts = all.filter(({ publishAt }) => publishAt === null).sort((a, b) => b.at.localeCompare(a.at))
  const timeOf = ({ publishAt }: Edit) => publishAt ?? ''
  const versions = all.filter(timeOf).sort((a, b) => timeOf(b).localeCompare(timeOf(a)) || b.id - a.id)
  const held = versions.find((each) => timeOf(each) <= now.toISOString())
  const theirs = drafts.find(({ staffId }) => staffId !== person.id)
  // What others have done, for an editor to have seen.
  const seen = `${held?.id ?? ''} ${theirs?.at ?? ''}`.trim()
  return { all, drafts, versions, held, seen }
}

/** Of each document that was edited: who published it last and when, and whose drafts wait. */
export async function editedDocuments(person: Person, { db }: Store) {
  requireRole(person, 'editor')
  const rows = db.selectFrom('edit').leftJoin('staff', 'staff.id', 'edit.staffId').orderBy('at')
  const all = await rows.select(['document', 'at', 'publishAt', 'staff.name']).execute()
  return Map.groupBy(all, ({ document }) => document)
}

/** What an editor has typed. `draft`: its row and when that was saved as they saw it last; `seen`: what others had done. */
type Typed = { document: string; draft: string; seen: string; files: EditFiles }

/**
 * Keeps a draft. One that was saved by another tab or person meanwhile stays beside it: nothing that was typed is lost.
 * @returns the draft, and whether others have done something that its editor has not seen
 */
export async function keepDraft(person: Person, store: Store, { document, draft, seen, files }: Typed) {
  const { db, now } = store
  const states = await statesOf(person, store, document)
  const [id = '', before = ''] = draft.split(' ')
  const row = { files: JSON.stringify(files), at: now.toISOString(), base: Number(seen.split(' ')[0]) || null }
  readFiles(row.files)
  const own = { id: Number(id) || 0, at: before, staffId: person.id, publishAt: null }
  const update = db.updateTable('edit').set(row).returning(['id', 'at'])
  const kept = await update.where((edit) => edit.and(own)).executeTakeFirst()
  const made = { ...row, document, staffId: person.id, publishAt: null, fileHash: folderHash(document) }
  const saved = kept ?? (await db.insertInto('edit').values(made).returning(['id', 'at']).executeTakeFirstOrThrow())
  return { ...saved, base: row.base, isOvertaken: seen !== states.seen || (!kept && draft !== '') }
}

export async function discardDraft(person: Person, { db }: Store, id: number): Promise<void> {
  requireRole(person, 'editor')
  const own = { id, staffId: person.id, publishAt: null }
  const draft = db.deleteFrom('edit').where((edit) => edit.and(own))
  await draft.execute()
}

/** States that are to hold together; `draft` is the row that is one of them from then on. */
export type Publication = { document: string; files: EditFiles; base: number | null; draft?: number }

/**
 * Publishes documents from a time on, all or none of them.
 * @returns `false` when another state of one was published since the editor began with `base`
 */
export async function publish(person: Person, store: Store, all: readonly Publication[], from = store.now) {
  const { now } = store
  const isDone = await store.db.transaction().execute(async (db) => {
    for (const { document, files, base, draft = 0 } of all) {
      const { held } = await statesOf(person, { db, now }, document)
      if ((held?.id ?? null) !== base) return false
      await db.deleteFrom('edit').where('id', '=', draft).where('publishAt', 'is', null).execute()
      const times = { at: now.toISOString(), publishAt: from.toISOString() }
      const row = { document, files: JSON.stringify(files), staffId: person.id, base, fileHash: folderHash(document) }
      const insert = db.insertInto('edit').values({ ...row, ...times })
      await insert.execute()
    }
    await audit(db, person, 'publish', null)
    return true
  })
  if (isDone) await renewEverywhere(store.db)
  return isDone
}

/** Takes back what was to be published at a time: it is a draft of whoever does it again. */
export async function unschedule(person: Person, { db, now }: Store, id: number): Promise<void> {
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
