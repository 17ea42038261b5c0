import { columnsByTable, type Db } from '#lib/database/tables'

/**
 * Thrown when the tables of the database do not fit the tables that this version of the site uses.
 */
export class UnexpectedTablesError extends Error {}

/**
 * Returns a name as Kysely's CamelCasePlugin writes it in the database: `leadEvent` becomes
 * `lead_event`.
 */
function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/**
 * Compares the columns of the database with the columns that this version of the site expects.
 * After a rollback of the site, the database may have columns of a later version. A column of a
 * later version is allowed if the column may be null or has a default value.
 * @throws UnexpectedTablesError naming the first difference, and what to do
 */
export async function requireExpectedTables(db: Db): Promise<void> {
  const tables = await db.introspection.getTables()
  const columnsFound = new Map(tables.map(({ name, columns }) => [name, columns]))
  for (const [key, expected] of Object.entries(columnsByTable)) {
    const table = toSnakeCase(key)
    const columns = columnsFound.get(table)
    if (!columns) throw unexpected(`has no table ${table}`)
    const names = Object.keys(expected).map(toSnakeCase)
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

function unexpected(difference: string): UnexpectedTablesError {
  return new UnexpectedTablesError(
    `The store ${difference}: another version of the site made it under the same migration 0001. ` +
      'Run that version, or export its leads there (npm run leads -- export) and begin with a new store.',
  )
}
