import { isWholePhone } from '#lib/leads/phone'
import { phoneHash } from '#lib/leads/staff/phone-hash'
import { purgeFiles } from '#lib/leads/staff/purge-files'
import type { Db } from '#lib/leads/store/tables'

/** How many leads were erased, and files of the data folder that still hold any of them. */
export type Erasure = { leads: number; remains: string[] }

/**
 * Erases leads with everything known of them, all or none, and leaves a proof that tells the phone only to who asks for
 * it.
 * @param which all leads of a phone (E.164), or one lead
 * @param folder the embedded store's folder, whose files are purged; null with PostgreSQL, which overwrites by itself
 */
export async function eraseLeads(
  db: Db,
  which: { phone: string; id?: string },
  folder: string | null,
  now: Date,
): Promise<Erasure> {
  const { phone, id } = which
  const hash = await phoneHash(db, phone)
  const ids = await db.transaction().execute(async (transaction) => {
    const leads = transaction.deleteFrom('lead').returning('id')
    const erased = await (id === undefined ? leads.where('phone', '=', phone) : leads.where('id', '=', id)).execute()
    if (erased.length > 0) {
      const reason = id === undefined ? 'phone' : 'one lead'
      const proof = { id: crypto.randomUUID(), phoneHash: hash, leads: erased.length, at: now.toISOString(), reason }
      await transaction.insertInto('erasure').values(proof).execute()
    }
    return erased.map((lead) => lead.id)
  })
  if (folder === null) return { leads: ids.length, remains: [] }
  const isErasedPhone = isWholePhone(phone) && (await countLeads(db, phone)) === 0
  const traces = { ids, text: isErasedPhone ? phone.replace('+', '') : null }
  return { leads: ids.length, remains: await purgeFiles(db, folder, traces) }
}

async function countLeads(db: Db, phone: string): Promise<number> {
  const { count } = await db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  return count
}

/** When leads of a phone (E.164) were erased, how many, and how many are there now. */
export async function findErasures(db: Db, phone: string) {
  const hash = await phoneHash(db, phone)
  const erased = await db
    .selectFrom('erasure')
    .select(['at', 'leads', 'reason'])
    .where('phoneHash', '=', hash)
    .orderBy('at')
    .execute()
  return { erased, present: await countLeads(db, phone) }
}
