import { leadStore } from '#lib/leads/store/open-store'
import type { Db } from '#lib/leads/store/tables'

/** True once somebody was invited, until nobody is left. */
export async function isDeskOpen(): Promise<boolean> {
  return hasStaff((await leadStore()).database)
}

async function hasStaff(db: Db): Promise<boolean> {
  const anybody = db.selectFrom('staff').select('id').where('removedAt', 'is', null).limit(1)
  return (await anybody.executeTakeFirst()) !== undefined
}
