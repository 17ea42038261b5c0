import type { TableColumns } from '#lib/database/columns'

/** Browsers in which a passkey has signed in, recognised by a cookie. */
export type StaffDeviceTable = {
  tokenHash: string
  passkeyId: string
  usedAt: string
}

export const staffDeviceTableColumns: TableColumns<StaffDeviceTable> = {
  tokenHash: 'text',
  passkeyId: 'text',
  usedAt: 'text',
}
