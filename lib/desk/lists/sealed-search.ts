import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { cookies } from 'next/headers'
import { recordAudit } from '#lib/auth/audit'
import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { sessionCookie } from '#lib/auth/sessions'
import type { Desk } from '#lib/desk/desk'
import { listQuerySchema, type LeadFilter, type ListQuery } from '#lib/desk/lists/list-query'

// A search contains a name or a phone. Neither may be in a URL, a log or the browser history, so
// the URL contains the search encrypted. The encryption key is derived from the token of the
// session. The search cannot be decrypted without this token.

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const authTagLength = 16

async function deriveSearchKey(): Promise<Buffer> {
  const token = (await cookies()).get(sessionCookie.name)?.value ?? ''
  return Buffer.from(hkdfSync('sha256', token, '', 'desk search', 32))
}

/**
 * Encrypts the searched words and records the search in the audit log. Opening further pages of the
 * results adds no audit lines.
 */
export async function sealSearch(person: Person, { db }: Desk, words: string): Promise<string> {
  requireRole(person, 'reception')
  await recordAudit(db, person, 'search', null)
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, await deriveSearchKey(), iv)
  const sealed = [iv, cipher.update(words), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat(sealed).toString('base64url')
}

/** Decrypts the searched words. Returns '' when the words were encrypted in another session. */
async function openSearch(sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url')
  const key = await deriveSearchKey()
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength })
    decipher.setAuthTag(bytes.subarray(-authTagLength))
    const words = decipher.update(bytes.subarray(ivBytes, -authTagLength))
    return Buffer.concat([words, decipher.final()]).toString()
  } catch {
    return ''
  }
}

/** Reads the query of a list. `filter` contains the decrypted search. */
export async function readListQuery(
  parameters: object,
): Promise<{ query: ListQuery; filter: LeadFilter }> {
  const query = listQuerySchema.parse(parameters)
  const search = query.search && (await openSearch(query.search))
  return { query, filter: { ...query, search } }
}
