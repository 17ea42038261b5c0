import type { Lead } from '#lib/leads/lead'

/** A lead as the site stores it; each has an id, a key and a phone of its own. */
export function makeLead(changes: Partial<Lead> = {}): Lead {
  const id = crypto.randomUUID()
  const at = changes.createdAt ?? new Date().toISOString()
  return {
    id,
    key: `key-${id}`,
    name: 'Олена',
    phone: `+38067${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`,
    status: 'new',
    order: null,
    language: 'ua',
    page: '/ua',
    referrer: null,
    firstTouch: {},
    lastTouch: {},
    consentVersion: '1',
    consentHash: 'a'.repeat(64),
    consentLanguage: 'ua',
    consentAt: at,
    createdAt: at,
    updatedAt: at,
    ...changes,
  }
}
