import { leadStore } from '#lib/leads/store/open-store'

/** True once somebody was invited, until nobody is left. */
export async function isDeskOpen(): Promise<boolean> {
  const { database } = await leadStore()
  const anybody = database.selectFrom('staff').select('id').where('removedAt', 'is', null).limit(1)
  return (await anybody.executeTakeFirst()) !== undefined
}
