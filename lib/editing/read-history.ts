import type { Desk } from '#lib/desk/desk'
import type { Selectable } from 'kysely'
import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import type { Tables } from '#lib/database/tables'
import {
  folderContent,
  hashFolderFiles,
  readDocumentFiles,
  type DocumentFiles,
} from '#lib/editing/document-files'
import { parseDocumentFiles } from '#lib/editing/published-documents'

type VersionRow = Selectable<Tables['documentVersion']> & { name: string | null }

/**
 * A draft (`publishAt` is null) or a publication of a document. `name` is the name of the member of
 * staff who saved the row. `DocumentVersionTable` describes the other fields.
 */
export type DocumentVersion = Omit<VersionRow, 'files'> & { files: DocumentFiles }

/** The work of colleagues that an editor could see when the form was opened. */
export type SeenWork = {
  /** Id of the current publication; null while visitors see the files of `content/`. */
  publication: number | null
  /** ISO time of the latest draft by another person; '' without such a draft. */
  draftAt: string
}

/** Drafts and publications of one document, newest first. */
export type DocumentHistory = {
  versions: readonly DocumentVersion[]
  drafts: readonly DocumentVersion[]
  publications: readonly DocumentVersion[]
  /** The publication that visitors see now. */
  current: DocumentVersion | undefined
  /** The id of `current`; null while visitors see the files of `content/`. */
  base: number | null
  seen: SeenWork
}

/** Number of versions of a document in the desk's list. Older versions stay in the database. */
export const maxListedVersions = 100

function parseVersion(row: VersionRow): DocumentVersion {
  try {
    return { ...row, files: parseDocumentFiles(row.files) }
  } catch {
    // The row cannot be parsed, so the version has no files here. `loadPublishedDocuments` reports
    // the row.
    return { ...row, files: {} }
  }
}

const timeOf = ({ publishAt }: DocumentVersion): string => publishAt ?? ''

export async function readHistory(
  person: Person,
  { db, now }: Desk,
  document: string,
): Promise<DocumentHistory> {
  requireRole(person, 'editor')
  const rows = await db
    .selectFrom('documentVersion')
    .leftJoin('staff', 'staff.id', 'documentVersion.staffId')
    .where('document', '=', document)
    .selectAll('documentVersion')
    .select('staff.name')
    .orderBy('documentVersion.id', 'desc')
    .limit(maxListedVersions)
    .execute()
  const versions = rows.map(parseVersion)
  const drafts = versions
    .filter(({ publishAt }) => publishAt === null)
    .sort((a, b) => b.at.localeCompare(a.at))
  const publications = versions
    .filter(({ publishAt }) => publishAt !== null)
    .sort((a, b) => timeOf(b).localeCompare(timeOf(a)) || b.id - a.id)
  const current = publications.find((each) => timeOf(each) <= now.toISOString())
  const base = current?.id ?? null
  const draftOfOthers = drafts.find(({ staffId }) => staffId !== person.id)
  const seen = { publication: base, draftAt: draftOfOthers?.at ?? '' }
  return { versions, drafts, publications, current, base, seen }
}

/** A draft or publication in the desk's list of documents. Times are ISO 8601. */
export type ListedVersion = {
  document: string
  /** Time at which the version was saved. */
  at: string
  /** Time of the publication; null for a draft. */
  publishAt: string | null
  /** Name of the member of staff who saved the version; null if unknown. */
  name: string | null
}

/** All versions, grouped by document, oldest first. */
export async function listVersions(
  person: Person,
  { db }: Desk,
): Promise<ReadonlyMap<string, readonly ListedVersion[]>> {
  requireRole(person, 'editor')
  const rows: ListedVersion[] = await db
    .selectFrom('documentVersion')
    .leftJoin('staff', 'staff.id', 'documentVersion.staffId')
    .orderBy('at')
    .select(['document', 'at', 'publishAt', 'staff.name'])
    .execute()
  return Map.groupBy(rows, ({ document }) => document)
}

/** True when a release has changed the document's files in `content/` after the publication. */
export function isFolderNewer({ document, files, fileHash }: DocumentVersion): boolean {
  if (hashFolderFiles(document) === fileHash) return false
  const filesOfFolder: DocumentFiles = readDocumentFiles(folderContent, document)
  // The release may contain the published files, which `npm run content -- pull` wrote into
  // `content/`. Such a folder is not newer than the publication.
  return Object.entries(files).some(([path, text]) => (filesOfFolder[path] ?? null) !== text)
}
