import type { TableColumns } from '#lib/database/columns'

/** The outbox: one row for each lead and delivery channel, such as e-mail. */
export type DeliveryTable = {
  id: string
  leadId: string
  channel: string
  /** `pending`, `delivered`, or `dead`. A `dead` delivery is not retried. */
  status: string
  attempts: number
  /** Time of the next attempt; for a claimed delivery, the end of the lease. */
  nextAttemptAt: string
  /** Time at which `nextAttemptAt` was set. */
  scheduledAt: string
  /** Id of the worker that holds the lease; null for an unclaimed delivery. */
  leasedBy: string | null
  lastError: string | null
  createdAt: string
  deliveredAt: string | null
  /**
   * JSON list of the e-mail addresses that have not received the lead yet; null means all
   * addresses.
   */
  recipients: string | null
}

export const deliveryTableColumns: TableColumns<DeliveryTable> = {
  id: 'text',
  leadId: 'text',
  channel: 'text',
  status: 'text',
  attempts: 'number',
  nextAttemptAt: 'text',
  scheduledAt: 'text',
  leasedBy: 'text or null',
  lastError: 'text or null',
  createdAt: 'text',
  deliveredAt: 'text or null',
  recipients: 'text or null',
}
