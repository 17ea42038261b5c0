import { attributionModels } from '#lib/visits/campaign-rules'
import {
  callWindowColumns,
  type CallWindowColumns,
  type LeadCampaign,
  type Lead,
  leadColumns,
} from '#lib/leads/lead'

/** A lead with the window that the visitor has chosen. */
type ExportedLead = Lead & CallWindowColumns

type Row = Readonly<Record<string, string | null>>

/**
 * Writes a CSV table (RFC 4180) with a byte order mark, so that spreadsheets read Ukrainian
 * letters.
 */
export function toCsv(
  rows: readonly Row[],
  columns: readonly string[],
  { separator = ',', head = true }: { separator?: string; head?: boolean } = {},
): string {
  const toLine = (cells: readonly string[]) => `${cells.map(toCell).join(separator)}\r\n`
  const lines = rows.map((row) => toLine(columns.map((column) => row[column] ?? '')))
  return (head ? `\uFEFF${toLine(columns)}` : '') + lines.join('')
}

/**
 * Matches the position before a formula, at the start of a cell or after a separator (OWASP, "CSV
 * Injection"): `=1+1`, `,-2`.
 */
const formula = /(^|[,;\t])(?=[\s"']*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20])/g

function toCell(text: string): string {
  const safe = text.replace(formula, "$1'")
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function toQuery(campaign: LeadCampaign): string {
  return new URLSearchParams(campaign).toString()
}

function toCells(lead: ExportedLead): Record<string, string | null> {
  const texts = {
    ...lead,
    number: lead.number?.toString() ?? null,
    firstTouch: toQuery(lead.firstTouch),
    lastTouch: toQuery(lead.lastTouch),
  }
  return Object.fromEntries(
    (['number', ...leadColumns, ...callWindowColumns] as const).map((field) => [
      field,
      texts[field],
    ]),
  )
}

/**
 * Returns the values of a lead by column name. Each campaign parameter has its own column, such as
 * `first_utm_source`.
 */
export function toCampaignCells(lead: ExportedLead): Record<string, string | null> {
  const parameters = attributionModels.flatMap((touch) =>
    Object.entries(lead[`${touch}Touch`]).map(
      ([name, value]) => [`${touch}_${name}`, value] as const,
    ),
  )
  return { ...toCells(lead), ...Object.fromEntries(parameters) }
}
