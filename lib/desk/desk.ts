import type { Person } from '#lib/auth/person'
import type { Db } from '#lib/leads/store/tables'

export type Desk = {
  db: Db
  /** Folder of the embedded store, null with PostgreSQL. */
  folder: string | null
  /** Names of the channels that the settings open. */
  channels: readonly string[]
  now: Date
  /** Notes who saw, exported, erased or changed what, by the lead's number; null where it is several. */
  audit: (db: Db, person: Person, action: string, leadNumber: number | null) => Promise<void>
}
