import type { Generated } from 'kysely'
import type { TableColumns } from '#lib/database/columns'

/** Drafts and versions of documents in `content/` (`lib/editing`). */
export type DocumentVersionTable = {
  id: Generated<number>
  document: string
  /** JSON object of the document's files by path. The value of a removed file is null. */
  files: string
  staffId: string | null
  /** Time at which the row was last saved. */
  at: string
  /** Time at which the version is published; null for a draft. */
  publishAt: string | null
  /** Id of the version from which the draft was started. */
  base: number | null
  /** Hash of the files in the document's folder when the draft was started. */
  fileHash: string
}

export const documentVersionTableColumns: TableColumns<DocumentVersionTable> = {
  id: 'number',
  document: 'text',
  files: 'text',
  staffId: 'text or null',
  at: 'text',
  publishAt: 'text or null',
  base: 'number or null',
  fileHash: 'text',
}
