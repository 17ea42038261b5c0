import type { TableColumns } from '#lib/database/columns'

/**
 * Appointments to which a person came before the lead got another appointment. A trigger writes the
 * rows, so that a second booking of the lead does not remove the first from the statistics.
 */
export type EarlierAppointmentTable = {
  leadId: string
  appointmentId: string
}

export const earlierAppointmentTableColumns: TableColumns<EarlierAppointmentTable> = {
  leadId: 'text',
  appointmentId: 'text',
}
