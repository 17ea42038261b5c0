import type { Kysely } from 'kysely'
import { forgetInFiles } from '#lib/leads/staff/forget-in-files'
import { isWholePhone } from '#lib/leads/phone'
import { phoneHash } from '#lib/leads/staff/phone-hash'
import type { Tables } from '#lib/leads/store/tables'

/** How many leads went, and files of the data folder that still hold any of it. */
export type Erasure = { leads: number; remains: string[] }

/**
 * Erases leads with everything known of them, all or none, and leaves a proof that tells the phone only to who asks for
 * it. Overwrites their bytes in the embedded store's files.
 * @param which all leads of a phone (E.164), or one lead
 * @param folder the embedded store's folder, null with PostgreSQL, which overwrites by itself (autovacuum)
 */
export async function eraseLeads(
  db: Kysely<Tables>,
  which: { phone: string } | { phone: string; id: string },
  folder: string | null,
  now: Date,
): Promise<Erasure> {
  const hash = await phoneHash(db, which.phone)
  const ids = await db.transaction().execute(async (transaction) => {
    const leads = transaction.deleteFrom('lead').returning('id')
    const gone = await (
      'id' in which ? leads.where('id', '=', which.id) : leads.where('phone', '=', which.phone)
    ).execute()
    if (gone.length === 0) return []
    const proof = { id: crypto.randomUUID(), phone_hash: hash, leads: gone.length, at: now.toISOString() }
    await transaction
      .insertInto('erasure')
      .values({ ...proof, reason: 'id' in which ? 'one lead' : 'phone' })
      .execute()
    return gone.map(({ id }) => id)
  })
  const isTrace = isWholePhone(which.phone) && !(await hasLeads(db, which.phone))
  const traces = { ids, text: isTrace ? which.phone.replace('+', '') : null }
  return { leads: ids.length, remains: folder === null ? [] : await forgetInFiles(db, folder, traces) }
}

async function hasLeads(db: Kysely<Tables>, phone: string): Promise<boolean> {
  return (await db.selectFrom('lead').select('id').where('phone', '=', phone).limit(1).execute()).length > 0
}

/** When leads of a phone (E.164) were erased, how many, and how many are there now. */
export async function findErasures(db: Kysely<Tables>, phone: string) {
  const erased = await db
    .selectFrom('erasure')
    .select(['at', 'leads', 'reason'])
    .where('phone_hash', '=', await phoneHash(db, phone))
    .orderBy('at')
    .execute()
  const { count } = await db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  return { erased, present: Number(count) }
}
