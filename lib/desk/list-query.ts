import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { cookies } from 'next/headers'
import { audit } from '#lib/auth/audit'
import { deskPath } from '#lib/auth/paths'
import type { Person } from '#lib/auth/person'
import { sessionCookie } from '#lib/auth/sessions'
import type { Desk } from '#lib/desk/caller'
import { filterStatuses, tabs, type DeskFilter, type Tab } from '#lib/desk/lists'

/** What the address of a list may say; `search` is sealed, `order` is `none` for leads without one. */
export const queryNames = ['status', 'day', 'order', 'campaign', 'search'] as const
export type ListQuery = Partial<Record<(typeof queryNames)[number], string>>

export const tabOf = (name: string): Tab => tabs.find((known) => known === name) ?? 'all'

const maxLength = 1000

/** The query of an address or a sent form; what is empty filters nothing. */
export function listQuery(read: (name: string) => unknown): ListQuery {
  const query: ListQuery = {}
  for (const name of queryNames) {
    const value = read(name)
    if (typeof value === 'string' && value !== '' && value.length <= maxLength) query[name] = value
  }
  return query
}

type Place = { page?: number; lead?: number | undefined }

export function listPath(tab: Tab, query: ListQuery = {}, { page = 1, lead }: Place = {}): string {
  const place = { page: page > 1 ? String(page) : '', lead: lead === undefined ? '' : String(lead) }
  const given = Object.entries({ ...query, ...place }).filter(([, value]) => value !== '')
  const text = new URLSearchParams(given).toString()
  return (tab === 'queue' ? deskPath : `${deskPath}/${tab}`) + (text && `?${text}`)
}

/** Which leads a query asks for; words of another session find nothing. */
export async function toDeskFilter(tab: Tab, { status, day, order, campaign, search }: ListQuery): Promise<DeskFilter> {
  return {
    tab,
    status: filterStatuses.find((known) => known === status),
    day,
    order: order === 'none' ? '' : order,
    campaign,
    search: search === undefined ? undefined : await openSearch(search),
  }
}

// What is searched for is a name or a phone, which stand in no address. They are sealed with the session's token, which
// nobody but the browser keeps: pages, reloads and the way back work, logs and histories tell nothing once it has ended.

const [algorithm, ivBytes, authTagLength] = ['aes-256-gcm', 12, 16] as const

async function sessionKey(): Promise<Buffer> {
  const token = (await cookies()).get(sessionCookie.name)?.value ?? ''
  return Buffer.from(hkdfSync('sha256', token, '', 'desk search', 32))
}

/** Seals what a person searches for, which the audit notes once, whatever pages are made of it. */
export async function sealSearch(person: Person, { db }: Desk, words: string): Promise<string> {
  await audit(db, person, 'search', null)
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, await sessionKey(), iv)
  return Buffer.concat([iv, cipher.update(words), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** The words of an address; '' when they were sealed in another session. */
async function openSearch(sealed: string): Promise<string> {
  const [bytes, key] = [Buffer.from(sealed, 'base64url'), await sessionKey()]
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength })
    decipher.setAuthTag(bytes.subarray(-authTagLength))
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -authTagLength)), decipher.final()]).toString()
  } catch {
    return ''
  }
}
