import type { Generated } from 'kysely'
import type { Lead } from '#lib/leads/lead'

/** Tables of the store; the same in every database, times and JSON as text. */
export type Tables = {
  lead: {
    id: string
    key: string
    name: string
    phone: string
    status: string
    ordered: string | null
    language: string
    page: string | null
    referrer: string | null
    utm: string
    consent_version: string
    consent_language: string
    consent_at: string
    created_at: string
    updated_at: string
  }
  heartbeat: { id: Generated<number>; at: string }
}

type Row = Tables['lead']

/** Row of a lead. */
export function toRow(lead: Lead): Row {
  return {
    id: lead.id,
    key: lead.key,
    name: lead.name,
    phone: lead.phone,
    status: lead.status,
    ordered: lead.order,
    language: lead.language,
    page: lead.page,
    referrer: lead.referrer,
    utm: JSON.stringify(lead.utm),
    consent_version: lead.consentVersion,
    consent_language: lead.consentLanguage,
    consent_at: lead.consentAt,
    created_at: lead.createdAt,
    updated_at: lead.updatedAt,
  }
}

/** Lead of a row; the casts hold because only `toRow` writes the table. */
export function fromRow(row: Row): Lead {
  return {
    id: row.id,
    key: row.key,
    name: row.name,
    phone: row.phone,
    status: row.status as Lead['status'],
    order: row.ordered,
    language: row.language as Lead['language'],
    page: row.page,
    referrer: row.referrer,
    utm: JSON.parse(row.utm) as Lead['utm'],
    consentVersion: row.consent_version,
    consentLanguage: row.consent_language as Lead['language'],
    consentAt: row.consent_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
