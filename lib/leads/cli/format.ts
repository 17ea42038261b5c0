import { kyivTime } from '#lib/time/kyiv-time'
import type { Lead } from '#lib/leads/lead'
import { oneLine } from '#lib/leads/one-line'
import { formatPhone } from '#lib/leads/phone'
import type { LeadState, ListedLead } from '#lib/leads/staff/lead-query'
import type { Tables } from '#lib/leads/store/tables'

/** What staff read of a lead's state or a delivery's status; those that need no care are not here. */
const stateLabels: Readonly<Record<string, string | undefined>> = {
  suspected: 'suspected spam: not sent to anybody',
  dead: 'NOT DELIVERED, given up',
  parked: 'on hold',
  pending: 'being delivered',
  delivered: undefined,
  stored: undefined,
} satisfies Record<LeadState, string | undefined>

/** Number of a lead as staff type it. */
export const shortId = (lead: Lead): string => lead.id.slice(0, 8)

/** `1 lead`, `2 leads`. */
export const leadCount = (count: number): string => `${count} ${count === 1 ? 'lead' : 'leads'}`

/** A lead on one line. */
export function formatLead({ lead, state, earlier }: ListedLead): string {
  const label = stateLabels[state]
  const parts = [
    shortId(lead),
    lead.number,
    kyivTime(new Date(lead.createdAt)),
    formatPhone(lead.phone),
    lead.name,
    lead.order ?? 'consultation',
    `(${lead.language})`,
    label && `[${label}]`,
    earlier > 0 ? `+${earlier} earlier within 24 hours` : '',
  ]
  return oneLine(parts.filter(Boolean).join('  '))
}

/** How far a delivery got; times in Kyiv. */
export function formatDelivery(delivery: Tables['delivery']): string {
  const time = (iso: string | null) => (iso === null ? '' : kyivTime(new Date(iso)))
  const parts = [
    `delivery by ${delivery.channel}: ${stateLabels[delivery.status] ?? delivery.status}`,
    delivery.status === 'delivered' && time(delivery.deliveredAt),
    delivery.status === 'pending' && `next try ${time(delivery.nextAttemptAt)}`,
    `tries: ${delivery.attempts}`,
    delivery.lastError !== null && `last answer: ${delivery.lastError}`,
  ]
  return oneLine(parts.filter((part) => part !== false).join(', '))
}

/** Rows under their heads in columns; all but the first to the right. */
export function formatTable(table: readonly (readonly string[])[]): string {
  const rows = table.map((row) => row.map(oneLine))
  const widths = (rows[0] ?? []).map((_head, index) => Math.max(...rows.map((row) => (row[index] ?? '').length)))
  const toLine = (row: readonly string[]) =>
    row.map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0)))
  return rows.map((row) => toLine(row).join('  ').trimEnd()).join('\n')
}
