import type { TableColumns } from '#lib/database/columns'

/** Faults that the site reports to staff by e-mail, and the state of these e-mails. */
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
