import { isWholePhone } from '#lib/leads/phone'
import { phoneHash } from '#lib/leads/staff/phone-hash'
import { purgeFiles } from '#lib/leads/staff/purge-files'
import { countRows, type Db } from '#lib/leads/store/tables'

/** How many leads were erased, and files of the data folder that still hold any of them. */
export type Erasure = { leads: number; remains: string[] }

/**
 * Erases all leads of a phone (E.164), or one, and leaves a proof that tells the phone only to who asks for it.
 * @param folder the embedded store's, whose files are purged; null with PostgreSQL, which overwrites by itself
 */
export async function eraseLeads(
  db: Db,
  { phone, id }: { phone: string; id?: string },
  folder: string | null,
  now: Date,
): Promise<Erasure> {
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
  const isErasedPhone = isWholePhone(phone) && (await countRows(db.selectFrom('lead').where('phone', '=', phone))) === 0
  const erased = { ids, text: isErasedPhone ? phone.replace('+', '') : null }
  return { leads: ids.length, remains: await purgeFiles(db, folder, erased) }
}

/** When leads of a phone (E.164) were erased, how many, and how many are there now. */
export async function findErasures(db: Db, phone: string) {
  const hash = await phoneHash(db, phone)
  const erased = await db
    .selectFrom('erasure')
    .select(['at', 'leads'])
    .where('phoneHash', '=', hash)
    .orderBy('at')
    .execute()
  return { erased, present: await countRows(db.selectFrom('lead').where('phone', '=', phone)) }
}
