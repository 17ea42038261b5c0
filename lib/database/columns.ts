import type { Selectable } from 'kysely'

type ValueKind<Value> = [Value] extends [number] ? 'number' : 'text'

type ColumnKind<Value> = null extends Value
  ? `${ValueKind<NonNullable<Value>>} or null`
  : ValueKind<Value>

/**
 * Describes the columns of a table: name, kind of value, and whether the value may be null. The
 * compiler checks the description against the row type. `tables.test.ts` checks the description
 * against the migrated database.
 */
export type TableColumns<Table> = {
  readonly [Name in keyof Selectable<Table>]: ColumnKind<Selectable<Table>[Name]>
}
