import { CamelCasePlugin, type ColumnMetadata } from 'kysely'
import { describeEachDatabase } from '#e2e/support/test-databases'
import { columnsByTable } from '#lib/database/tables'

class CaseConverter extends CamelCasePlugin {
  toCamelCase(name: string): string {
    return this.camelCase(name)
  }
}

const converter = new CaseConverter()

/** Describes a column of the database in the form of `TableColumns`, such as `text or null`. */
function describeColumn({ dataType, isNullable }: ColumnMetadata): string {
  const kind = /^(?:int|bigint)/i.test(dataType) ? 'number' : 'text'
  return isNullable ? `${kind} or null` : kind
}

describeEachDatabase('the row types', (given) => {
  it('have the tables and columns that the migrations make, with their kinds and nullability', async () => {
    const tables = await given.db.introspection.getTables()
    const migrated = tables.map(({ name, columns }) => [
      converter.toCamelCase(name),
      Object.fromEntries(
        columns.map((column) => [converter.toCamelCase(column.name), describeColumn(column)]),
      ),
    ])
    expect(Object.fromEntries(migrated)).toEqual(columnsByTable)
  })
})
