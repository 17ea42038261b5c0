/**
 * A CSV table (RFC 4180) with a byte order mark, so that spreadsheets read Ukrainian. A cell that a spreadsheet would
 * run as a formula gets a leading apostrophe (OWASP, "CSV Injection"); phones too, as they begin with +.
 */
export function toCsv(rows: readonly Readonly<Record<string, string | null>>[], columns: readonly string[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
  return `\uFEFF${lines.map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`
}

function toCell(text: string): string {
  const safe = /^[\s]*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
