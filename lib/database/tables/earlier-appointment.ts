import type { TableColumns } from '#lib/database/columns'

/**
 * Appointments to which a person came before the lead got another appointment. A trigger writes the
 * rows. Statistics therefore count both appointments after a second booking of the lead.
 */
export type EarlierAppointmentTable = {
  leadId: string
  appointmentId: string
}

export const earlierAppointmentTableColumns: TableColumns<EarlierAppointmentTable> = {
  leadId: 'text',
  appointmentId: 'text',
}
