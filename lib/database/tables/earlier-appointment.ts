import type { TableColumns } from '#lib/database/columns'

/**
 * Appointments with the status `came` or `missed` whose lead has got another appointment since. A
 * trigger writes the rows. Statistics therefore count both appointments of the lead.
 */
export type EarlierAppointmentTable = {
  leadId: string
  appointmentId: string
}

export const earlierAppointmentTableColumns: TableColumns<EarlierAppointmentTable> = {
  leadId: 'text',
  appointmentId: 'text',
}
