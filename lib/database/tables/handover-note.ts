import type { TableColumns } from '#lib/database/columns'

/** The note above the queue, which a shift leaves for the next shift. At most one row. */
export type HandoverNoteTable = {
  /** Changes with every save. A person who saw another version gets a conflict. */
  version: string
  text: string
  staffId: string
  at: string
}

export const handoverNoteTableColumns: TableColumns<HandoverNoteTable> = {
  version: 'text',
  text: 'text',
  staffId: 'text',
  at: 'text',
}
