import type { ColumnType, Generated } from 'kysely'
import type { Lead, Touch } from '#lib/leads/lead'

/** Tables of the store; the same in every database, times and JSON as text. */
export type Tables = {
  lead: {
    id: string
    key: string
    name: string
    phone: string
    status: string
    ordered: string | null
    removed_order: string | null
    language: string
    page: string | null
    referrer: string | null
    first_touch: string
    last_touch: string
    consent_version: string
    consent_hash: string
    consent_language: string
    consent_at: string
    created_at: string
    updated_at: string
    /** Kept by the database: first delivery, and `utm_source` of the last touch. */
    delivered_at: Generated<string | null>
    source: ColumnType<string, never, never>
  }
  /**
   * One lead's way to one channel; the outbox. `next_attempt_at` was set at `scheduled_at`; while a delivery is
   * claimed, it is the end of the lease.
   */
  delivery: {
    id: string
    lead_id: string
    channel: string
    status: string
    attempts: number
    next_attempt_at: string
    scheduled_at: string
    leased_by: string | null
    leased_until: string | null
    last_error: string | null
    created_at: string
    delivered_at: string | null
  }
  /** A channel that has been failing since its last success; staff are told once, and once it works again. */
  incident: { channel: string; since: string; alarmed_at: string | null; recovered_at: string | null }
  /** What staff were told of since when, and when they may be told of it again; one turn for all instances. */
  notice: { kind: string; told_until: string; next_at: string }
  /** Sign-ups of an address, for the limit that several instances share (rate-limiter-flexible's own columns). */
  rate_limit: { key: string; points: number; expire: string | null }
  /** Proof that leads were erased, without whose they were. */
  erasure: { id: string; reason: string; phone_hash: string | null; leads: number; at: string }
  /** How often the form was seen and begun; nothing about anybody. */
  visit_count: {
    day: string
    event: string
    language: string
    page: string
    source: string
    ordered: string
    count: number
  }
  heartbeat: { id: Generated<number>; at: string }
}

type Row = Omit<Tables['lead'], 'delivered_at' | 'source'>

/** Row of a lead. */
export function toRow(lead: Lead): Row {
  return {
    id: lead.id,
    key: lead.key,
    name: lead.name,
    phone: lead.phone,
    status: lead.status,
    ordered: lead.order,
    removed_order: lead.removedOrder,
    language: lead.language,
    page: lead.page,
    referrer: lead.referrer,
    first_touch: JSON.stringify(lead.firstTouch),
    last_touch: JSON.stringify(lead.lastTouch),
    consent_version: lead.consentVersion,
    consent_hash: lead.consentHash,
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
    removedOrder: row.removed_order,
    language: row.language as Lead['language'],
    page: row.page,
    referrer: row.referrer,
    firstTouch: JSON.parse(row.first_touch) as Touch,
    lastTouch: JSON.parse(row.last_touch) as Touch,
    consentVersion: row.consent_version,
    consentHash: row.consent_hash,
    consentLanguage: row.consent_language as Lead['language'],
    consentAt: row.consent_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
