import type { TableColumns } from '#lib/database/columns'

/** Faults about which staff get an e-mail, and the state of that e-mail. */
export type AlarmTable = {
  /** Kind of row: `content` for a document that cannot be read, `mail` for the last alarm mail. */
  code: string
  /** Start of the fault; for `mail`, the earliest time of the next alarm mail. */
  at: string
  detail: string
}

export const alarmTableColumns: TableColumns<AlarmTable> = {
  code: 'text',
  at: 'text',
  detail: 'text',
}
