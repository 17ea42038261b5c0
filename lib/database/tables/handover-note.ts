import type { TableColumns } from '#lib/database/columns'

/**
 * The note that one shift of the reception leaves for the next shift. The desk shows the note above
 * the queue. The table has at most one row.
 */
export type HandoverNoteTable = {
  /** Random id, new with every save. A save that is based on an older note is a conflict. */
  version: string
  text: string
  /** Id of the member of staff who saved the note. */
  staffId: string
  /** Time of the save. */
  at: string
}

export const handoverNoteTableColumns: TableColumns<HandoverNoteTable> = {
  version: 'text',
  text: 'text',
  staffId: 'text',
  at: 'text',
}
