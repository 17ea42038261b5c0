import type { Generated } from 'kysely'
import type { TableColumns } from '#lib/database/columns'

/** Drafts and publications of documents in `content/` (`lib/editing`). */
export type DocumentVersionTable = {
  id: Generated<number>
  /** Name of the document, such as `posts/antiage`. */
  document: string
  /** JSON object of the document's files by path. The value of a removed file is null. */
  files: string
  staffId: string | null
  /** Time at which the row was last saved. */
  at: string
  /** Time of the publication, which may be in the future; null for a draft. */
  publishAt: string | null
  /** Id of the publication on which the row is based; null for the files of `content/`. */
  base: number | null
  /** Hash of the document's files in `content/` when the row was added. */
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
