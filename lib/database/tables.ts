import type { Kysely } from 'kysely'
import type { TableColumns } from '#lib/database/columns'
import { appointmentTableColumns, type AppointmentTable } from '#lib/database/tables/appointment'
import { leadTableColumns, type LeadTable } from '#lib/database/tables/lead'
import {
  earlierAppointmentTableColumns,
  type EarlierAppointmentTable,
} from '#lib/database/tables/earlier-appointment'
import { deliveryTableColumns, type DeliveryTable } from '#lib/database/tables/delivery'
import { leadEventTableColumns, type LeadEventTable } from '#lib/database/tables/lead-event'
import { erasureTableColumns, type ErasureTable } from '#lib/database/tables/erasure'
import { staffTableColumns, type StaffTable } from '#lib/database/tables/staff'
import { passkeyTableColumns, type PasskeyTable } from '#lib/database/tables/passkey'
import { invitationTableColumns, type InvitationTable } from '#lib/database/tables/invitation'
import {
  staffSessionTableColumns,
  type StaffSessionTable,
} from '#lib/database/tables/staff-session'
import { staffDeviceTableColumns, type StaffDeviceTable } from '#lib/database/tables/staff-device'
import { challengeTableColumns, type ChallengeTable } from '#lib/database/tables/challenge'
import { auditTableColumns, type AuditTable } from '#lib/database/tables/audit'
import { alarmTableColumns, type AlarmTable } from '#lib/database/tables/alarm'
import { visitTableColumns, type VisitTable } from '#lib/database/tables/visit'
import {
  handoverNoteTableColumns,
  type HandoverNoteTable,
} from '#lib/database/tables/handover-note'
import { linkTableColumns, type LinkTable } from '#lib/database/tables/link'
import {
  sourceSpellingTableColumns,
  type SourceSpellingTable,
} from '#lib/database/tables/source-spelling'
import {
  documentVersionTableColumns,
  type DocumentVersionTable,
} from '#lib/database/tables/document-version'
import { pictureTableColumns, type PictureTable } from '#lib/database/tables/picture'
import { runDayTableColumns, type RunDayTable } from '#lib/database/tables/run-day'
import { heartbeatTableColumns, type HeartbeatTable } from '#lib/database/tables/heartbeat'
import { rateLimitTableColumns, type RateLimitTable } from '#lib/database/tables/rate-limit'

/**
 * Row types by table name, for Kysely. Times are ISO 8601 in UTC, days are days in Kyiv. Times,
 * days and JSON are text.
 */
export type Tables = {
  appointment: AppointmentTable
  lead: LeadTable
  earlierAppointment: EarlierAppointmentTable
  delivery: DeliveryTable
  leadEvent: LeadEventTable
  erasure: ErasureTable
  staff: StaffTable
  passkey: PasskeyTable
  invitation: InvitationTable
  staffSession: StaffSessionTable
  staffDevice: StaffDeviceTable
  challenge: ChallengeTable
  audit: AuditTable
  alarm: AlarmTable
  visit: VisitTable
  link: LinkTable
  sourceSpelling: SourceSpellingTable
  handoverNote: HandoverNoteTable
  documentVersion: DocumentVersionTable
  picture: PictureTable
  runDay: RunDayTable
  heartbeat: HeartbeatTable
  rateLimit: RateLimitTable
}

export type Db = Kysely<Tables>

export const columnsByTable: { readonly [Name in keyof Tables]: TableColumns<Tables[Name]> } = {
  appointment: appointmentTableColumns,
  lead: leadTableColumns,
  earlierAppointment: earlierAppointmentTableColumns,
  delivery: deliveryTableColumns,
  leadEvent: leadEventTableColumns,
  erasure: erasureTableColumns,
  staff: staffTableColumns,
  passkey: passkeyTableColumns,
  invitation: invitationTableColumns,
  staffSession: staffSessionTableColumns,
  staffDevice: staffDeviceTableColumns,
  challenge: challengeTableColumns,
  audit: auditTableColumns,
  alarm: alarmTableColumns,
  visit: visitTableColumns,
  link: linkTableColumns,
  sourceSpelling: sourceSpellingTableColumns,
  handoverNote: handoverNoteTableColumns,
  documentVersion: documentVersionTableColumns,
  picture: pictureTableColumns,
  runDay: runDayTableColumns,
  heartbeat: heartbeatTableColumns,
  rateLimit: rateLimitTableColumns,
}
