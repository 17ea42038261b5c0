import { createHash } from 'node:crypto'
import type { Lead } from '#lib/leads/lead'
import { isWholePhone } from '#lib/leads/phone'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Letters alone, in lower case; empty for more than one word, as which of them is the first name is not known. */
function firstName(name: string): string {
  const words = name.normalize('NFC').toLowerCase().split(/\s+/u).filter(Boolean)
  return words.length === 1 ? (words[0] ?? '').replace(/\P{L}/gu, '') : ''
}

/**
 * Conversions of leads, as a file of Meta's offline events: `event_name`, `event_time` in seconds, and the hashes that Meta
 * compares with its users (https://developers.facebook.com/documentation/ads-commerce/conversions-api/offline-events).
 * Hashed by SHA-256 after their rules (…/conversions-api/parameters/customer-information-parameters): the phone as digits
 * with the country's code, the first name in lower case without punctuation, the country as two letters in lower case.
 */
export function toMetaOffline(leads: readonly Lead[]): { file: string; conversions: number } {
  const rows = leads
    .filter(({ phone }) => isWholePhone(phone))
    .map(({ phone, name, createdAt }) => {
      const first = firstName(name)
      const seconds = Math.floor(Date.parse(createdAt) / 1000)
      return ['Lead', String(seconds), sha256(phone.replace(/\D/g, '')), first && sha256(first), sha256('ua')]
    })
  const head = ['event_name', 'event_time', 'phone', 'fn', 'country']
  return { file: [head, ...rows].map((cells) => cells.join(',')).join('\r\n'), conversions: rows.length }
}
