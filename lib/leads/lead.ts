import type { Locale } from '#lib/i18n/locales'

/** `new` waits for staff; `suspected` is probable spam, stored but delivered to nobody. */
export type LeadStatus = 'new' | 'suspected'

/** `utm_*` and click ids of a visit, its time (`at`, ISO 8601) and path (`page`). */
export type Attribution = Partial<Record<string, string>>

/** A stored sign-up. Times are ISO 8601 in UTC; `phone` is E.164. */
export type Lead = {
  id: string
  /** The number that people say on the phone; unset while the lead is not stored, or not read with it. */
  number?: number
  key: string
  name: string
  phone: string
  status: LeadStatus
  /** Code of the package or request the visitor had chosen, null for a plain consultation. */
  order: string | null
  /** Code of what had been chosen and was removed by the visitor before the form was sent. */
  removedOrder: string | null
  language: Locale
  page: string | null
  referrer: string | null
  /** Of the first and of the latest visit that brought any. */
  firstTouch: Attribution
  lastTouch: Attribution
  consentVersion: string
  /** SHA-256 of the accepted text in the language shown. */
  consentHash: string
  consentLanguage: Locale
  consentAt: string
  createdAt: string
  updatedAt: string
}
