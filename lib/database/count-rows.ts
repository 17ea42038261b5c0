import type { SelectQueryBuilder } from 'kysely'
import type { Tables } from '#lib/database/tables'

export async function countRows<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const rows = query.select(({ fn }) => fn.countAll<number>().as('count'))
  const { count } = await rows.executeTakeFirstOrThrow()
  return count
}
