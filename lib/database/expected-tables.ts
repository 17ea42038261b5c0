import type { Db } from '#lib/database/tables'
import { tables } from '#lib/database/migrations/0001'

/** The tables of the store are not those that this version reads and writes. */
export class UnexpectedTablesError extends Error {}

/** The name of a column in the database, as Kysely's CamelCasePlugin writes it. */
const columnName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Compares the columns of the database with those that this version expects. Columns of a later version, which fill
 * themselves, are allowed: the site can be rolled back.
 * @throws UnexpectedTablesError naming the first column that differs, and what to do
 */
export async function requireExpectedTables(db: Db): Promise<void> {
  const found = new Map(
    (await db.introspection.getTables()).map(({ name, columns }) => [name, columns]),
  )
  for (const [key, expected] of Object.entries(tables)) {
    const table = columnName(key)
    const columns = found.get(table)
    if (!columns) throw unexpected(`has no table ${table}`)
    const names = Object.keys(expected).map(columnName)
    const missing = names.find((name) => !columns.some((column) => column.name === name))
    if (missing !== undefined) throw unexpected(`has no column ${table}.${missing}`)
    const required = columns.find(
      ({ name, isNullable, hasDefaultValue, isAutoIncrementing }) =>
        !names.includes(name) && !isNullable && !hasDefaultValue && !isAutoIncrementing,
    )
    if (required)
      throw unexpected(
        `has a required column ${table}.${required.name}, which this version does not fill`,
      )
  }
}

const unexpected = (difference: string): UnexpectedTablesError =>
  new UnexpectedTablesError(
    `The store ${difference}: another version of the site made it under the same migration 0001. ` +
      'Run that version, or export its leads there (npm run leads -- export) and begin with a new store.',
  )
