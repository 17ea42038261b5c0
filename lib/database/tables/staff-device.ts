import type { TableColumns } from '#lib/database/columns'

/**
 * Browsers in which a member of staff signed in with a passkey. A cookie identifies the browser.
 */
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
