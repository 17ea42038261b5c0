import type { Generated } from 'kysely'
import type { TableColumns } from '#lib/database/columns'

/** Counts of rate-limiter-flexible, in the columns that its documentation requires. */
export type RateLimitTable = {
  key: string
  points: Generated<number>
  expire: number | null
}

export const rateLimitTableColumns: TableColumns<RateLimitTable> = {
  key: 'text',
  points: 'number',
  expire: 'number or null',
}
