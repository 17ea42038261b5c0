import { kyivTime } from '#lib/kyiv-time'
import type { Lead } from '#lib/leads/lead'
import { oneLine } from '#lib/leads/one-line'
import { formatPhone } from '#lib/leads/phone'
import type { ListedLead } from '#lib/leads/staff/list-leads'
import type { Delivery, LeadState } from '#lib/leads/staff/lead-state'

const states: Record<LeadState, string> = {
  suspected: '[suspected spam: not sent to anybody]',
  dead: '[NOT DELIVERED, given up]',
  parked: '[on hold]',
  pending: '[being delivered]',
  delivered: '',
  kept: '',
}

const deliveryWords: Record<string, string> = {
  pending: 'being delivered',
  delivered: 'delivered',
  parked: 'on hold',
  dead: 'NOT DELIVERED, given up',
}

/** Number of a lead as staff type it. */
export const shortId = (lead: Lead): string => lead.id.slice(0, 8)

/** `1 lead`, `2 leads`. */
export const leadsWord = (count: number): string => `${count} ${count === 1 ? 'lead' : 'leads'}`

/** A lead on one line. */
export function toLine({ lead, state, earlier }: ListedLead): string {
  const parts = [
    shortId(lead),
    kyivTime(new Date(lead.createdAt)),
    formatPhone(lead.phone),
    lead.name,
    lead.order ?? 'consultation',
    `(${lead.language})`,
    states[state],
    earlier > 0 ? `+${earlier} earlier within 24 hours` : '',
  ]
  return oneLine(parts.filter(Boolean).join('  '))
}

/** How far a delivery got: `e-mail`, times in Kyiv. */
export function toDeliveryLine(delivery: Delivery): string {
  const time = (iso: string | null) => (iso === null ? '' : kyivTime(new Date(iso)))
  const parts = [
    `delivery by ${delivery.channel}: ${deliveryWords[delivery.status] ?? delivery.status}`,
    delivery.status === 'delivered' && time(delivery.delivered_at),
    delivery.status === 'pending' && `next try ${time(delivery.next_attempt_at)}`,
    `tries: ${delivery.attempts}`,
    delivery.last_error !== null && `last answer: ${delivery.last_error}`,
  ]
  return oneLine(parts.filter((part) => part !== false).join(', '))
}

/** Rows under their heads in columns; all but the first to the right. */
export function toTable(table: readonly (readonly string[])[]): string {
  const rows = table.map((row) => row.map(oneLine))
  const widths = (rows[0] ?? []).map((_head, index) => Math.max(...rows.map((row) => (row[index] ?? '').length)))
  const toRow = (row: readonly string[]) =>
    row.map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0)))
  return rows.map((row) => toRow(row).join('  ').trimEnd()).join('\n')
}
