import { randomBytes, scrypt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#lib/leads/store/tables'

/**
 * A phone has few digits, so a quick hash of it could be undone by trying all numbers; this one takes about a fifth of a
 * second and 64 MiB each.
 */
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 }
const length = 32

/** The store's salt: that of the first phone erased from it, a new one until then. */
async function saltOf(db: Kysely<Tables>): Promise<string> {
  const first = await db
    .selectFrom('erasure')
    .select('phone_hash')
    .where('phone_hash', 'is not', null)
    .orderBy('at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return first?.phone_hash?.split(':')[0] ?? randomBytes(16).toString('hex')
}

/** `salt:hash` of a phone (E.164), the same each time in one store. */
export async function phoneHash(db: Kysely<Tables>, phone: string): Promise<string> {
  const salt = await saltOf(db)
  const hash = await new Promise<Buffer>((resolve, reject) => {
    scrypt(phone, Buffer.from(salt, 'hex'), length, cost, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
  return `${salt}:${hash.toString('hex')}`
}
