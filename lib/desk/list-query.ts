import { recordAudit } from '#lib/auth/audit'
import { deskPath } from '#lib/auth/desk-paths'
import type { Person } from '#lib/auth/person'
import { sessionCookie } from '#lib/auth/sessions'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { cookies } from 'next/headers'
import type { Desk } from '#lib/desk/caller'
import { listQuery, type DeskFilter } from '#lib/desk/lists'

export function listPath({
  tab = 'queue',
  page = 1,
  ...query
}: DeskFilter & { lead?: number | undefined }): string {
  const all = Object.entries({ ...query, page: page > 1 ? page : undefined })
  const given = all.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const text = new URLSearchParams(given).toString()
  return (tab === 'queue' ? deskPath : `${deskPath}/${tab}`) + (text && `?${text}`)
}

/** What a page or form asks for; words that were sealed in another session find nothing. */
export async function readQuery(given: object) {
  const query = listQuery.parse(given)
  const search = query.search && (await openSearch(query.search))
  return { query, filter: { ...query, search } }
}

// What is searched for is a name or a phone, which stand in no address. They are sealed with the session's token, which
// nobody but the browser keeps: pages, reloads and the way back work, logs and histories tell nothing once it has ended.

const [algorithm, ivBytes, authTagLength] = ['aes-256-gcm', 12, 16] as const

async function sessionKey(): Promise<Buffer> {
  const token = (await cookies()).get(sessionCookie.name)?.value ?? ''
  return Buffer.from(hkdfSync('sha256', token, '', 'desk search', 32))
}

/** Seals what a person searches for, which the recordAudit notes once, whatever pages are made of it. */
export async function sealSearch(person: Person, { db }: Desk, words: string): Promise<string> {
  await recordAudit(db, person, 'search', null)
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, await sessionKey(), iv)
  return Buffer.concat([iv, cipher.update(words), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  )
}

/** The words of an address; '' when they were sealed in another session. */
async function openSearch(sealed: string): Promise<string> {
  const [bytes, key] = [Buffer.from(sealed, 'base64url'), await sessionKey()]
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength })
    decipher.setAuthTag(bytes.subarray(-authTagLength))
    return Buffer.concat([
      decipher.update(bytes.subarray(ivBytes, -authTagLength)),
      decipher.final(),
    ]).toString()
  } catch {
    return ''
  }
}
