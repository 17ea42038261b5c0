import { attributionModels } from '#lib/visits/campaign-rules'
import { type LeadCampaign, type Lead, leadColumns } from '#lib/leads/lead'

type Row = Readonly<Record<string, string | null>>

/** A CSV table (RFC 4180) with a byte order mark, so that spreadsheets read Ukrainian. */
export function toCsv(
  rows: readonly Row[],
  columns: readonly string[],
  { separator = ',', head = true } = {},
) {
  const toLine = (cells: readonly string[]) => `${cells.map(toCell).join(separator)}\r\n`
  const lines = rows.map((row) => toLine(columns.map((column) => row[column] ?? '')))
  return (head ? `\uFEFF${toLine(columns)}` : '') + lines.join('')
}

/** What a spreadsheet would run as a formula (OWASP, "CSV Injection"), also after what it may take for the end of a cell. */
const formula = /(^|[,;\t])(?=[\s"']*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20])/g

function toCell(text: string): string {
  const safe = text.replace(formula, "$1'")
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const toText = (attribution: LeadCampaign) => new URLSearchParams(attribution).toString()

export function flatten(lead: Lead): Record<string, string | null> {
  const [firstTouch, lastTouch] = [toText(lead.firstTouch), toText(lead.lastTouch)]
  const texts = { ...lead, number: lead.number?.toString() ?? null, firstTouch, lastTouch }
  return Object.fromEntries(
    (['number', ...leadColumns] as const).map((field) => [field, texts[field]]),
  )
}

export function toCampaignCells(lead: Lead): Record<string, string | null> {
  const parameters = attributionModels.flatMap((touch) =>
    Object.entries(lead[`${touch}Touch`]).map(
      ([name, value]) => [`${touch}_${name}`, value] as const,
    ),
  )
  return { ...flatten(lead), ...Object.fromEntries(parameters) }
}
