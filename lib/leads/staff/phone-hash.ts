import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { Db } from '#lib/leads/store/tables'

/** A fifth of a second and 64 MiB for each hash, as a quick one could be undone by trying all numbers. */
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 }
const length = 32

const hashOf = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt)

/** The store's salt: that of the first phone erased from it, a new one until then. */
async function saltOf(db: Db): Promise<string> {
  const first = await db
    .selectFrom('erasure')
    .select('phoneHash')
    .where('phoneHash', 'is not', null)
    .orderBy('at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return first?.phoneHash?.split(':')[0] ?? randomBytes(16).toString('hex')
}

/** `salt:hash` of a phone (E.164), the same each time in one store. */
export async function phoneHash(db: Db, phone: string): Promise<string> {
  const salt = await saltOf(db)
  const hash = await hashOf(phone, Buffer.from(salt, 'hex'), length, cost)
  return `${salt}:${hash.toString('hex')}`
}
