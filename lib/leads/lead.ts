import type { Row, signUp } from '#lib/leads/store/migrations/0001'

/** `utm_*` and click ids of a visit, its time (`at`, ISO 8601) and path (`page`). */
export type Attribution = Readonly<Record<string, string>>

/** A stored sign-up; `number` is unset while it is not stored, or not read with it. */
export type Lead = Omit<Row<typeof signUp>, 'ordered' | 'firstTouch' | 'lastTouch'> & {
  number?: number
  order: string | null
  firstTouch: Attribution
  lastTouch: Attribution
}
