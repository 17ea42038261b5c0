import type { TableColumns } from '#lib/database/columns'

/** Faults that staff are mailed about. */
export type AlarmTable = {
  /** `content` is an unreadable document. `mail` is the last mail about all alarms. */
  code: string
  /** Start of the fault; for `mail`, the earliest time of the next mail. */
  at: string
  detail: string
}

export const alarmTableColumns: TableColumns<AlarmTable> = {
  code: 'text',
  at: 'text',
  detail: 'text',
}
