import type { Generated } from 'kysely'
import type { TableColumns } from '#lib/database/columns'

/** Drafts and versions of documents of `content/` (`lib/editing`). */
export type DocumentVersionTable = {
  id: Generated<number>
  document: string
  /** JSON of the document's files by path; null for a removed file. */
  files: string
  staffId: string | null
  /** When the row was last saved. */
  at: string
  /** When the version is published; null for a draft. */
  publishAt: string | null
  /** Id of the version that the draft began with. */
  base: number | null
  /** Hash of the folder's files when the draft began. */
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
