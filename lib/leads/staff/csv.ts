import type { Attribution, Lead } from '#lib/leads/lead'

type Row = Readonly<Record<string, string | null>>

/**
 * A CSV table (RFC 4180) with a byte order mark, so that spreadsheets read Ukrainian. What a spreadsheet would
 * run as a formula gets a leading apostrophe (OWASP, "CSV Injection"), phones too, as they begin with +; also after a
 * semicolon or tab, where a spreadsheet that separates by these begins a cell.
 */
export function toCsv(rows: readonly Row[], columns: readonly string[]): string {
  return csvHead(columns) + csvRows(rows, columns)
}

/** The beginning of such a table. */
export function csvHead(columns: readonly string[]): string {
  return `\uFEFF${toLine(columns)}`
}

/** Its next rows. */
export function csvRows(rows: readonly Row[], columns: readonly string[]): string {
  return rows.map((row) => toLine(columns.map((column) => row[column] ?? ''))).join('')
}

function toLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`
}

const formula = /(^|[;\t])(?=[\s"']*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20])/g

function toCell(text: string): string {
  const safe = text.replace(formula, "$1'")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const toText = (attribution: Attribution) =>
  new URLSearchParams(Object.entries(attribution).map(([key, value]) => [key, value ?? ''])).toString()

/** A lead with a text in every field. */
export function flatten({ number, firstTouch, lastTouch, ...lead }: Lead): Record<keyof Lead, string | null> {
  const texts = { firstTouch: toText(firstTouch), lastTouch: toText(lastTouch) }
  return { number: number?.toString() ?? null, ...lead, ...texts }
}
