import { z } from 'zod'
import { id, list, localized, text, whole } from '#lib/content/values'
import type { Lead } from '#lib/leads/lead'
import type { Tables } from '#lib/leads/store/tables'

// What the site stores about people, of which the privacy policy is made. A field or a table that is added to the store
// does not compile until it is named here, and then content/stored-data.yaml must say it.

const leadFields = Object.keys({
  name: true,
  phone: true,
  order: true,
  removedOrder: true,
  language: true,
  page: true,
  referrer: true,
  firstTouch: true,
  lastTouch: true,
  consentVersion: true,
  consentHash: true,
  consentLanguage: true,
  consentAt: true,
  createdAt: true,
  updatedAt: true,
  id: true,
  number: true,
  key: true,
  status: true,
} satisfies Record<keyof Lead, true>)

/** Those of who may enter the desk hold nothing of visitors. */
type StaffTable = 'staff' | 'passkey' | 'invitation' | 'staffSession' | 'staffDevice' | 'challenge' | 'audit'
type OtherTable = Exclude<keyof Tables, 'lead' | StaffTable> | 'desk' | 'rateLimit'

/** Tables beside the leads, the rate limiter's own included; false: nothing about anybody. */
const otherTables: Readonly<Record<OtherTable, boolean>> = {
  delivery: true,
  desk: true,
  leadEvent: true,
  rateLimit: true,
  erasure: true,
  visit: true,
  alarm: false,
  link: false,
  runDay: false,
  heartbeat: false,
}

/** Lines that together name each of `all` once. */
const namingAll = (all: readonly string[]) =>
  list(z.strictObject({ of: list(id), text: localized })).superRefine((lines, context) => {
    const named = lines.flatMap(({ of }) => of)
    const missing = all.filter((name) => !named.includes(name))
    const strange = named.filter((name, index) => !all.includes(name) || named.indexOf(name) < index)
    if (missing.length > 0)
      context.addIssue({ code: 'custom', message: `says nothing of ${missing.join(', ')}, which the site stores` })
    if (strange.length > 0)
      context.addIssue({ code: 'custom', message: `names ${strange.join(', ')} in vain: take it out` })
  })

export const storedData = z.strictObject({
  /** Days a lead is kept after staff got it; `LEAD_RETENTION_DAYS` must say the same (preflight). */
  retentionDays: whole,
  /** Kept with a request. */
  request: namingAll(leadFields),
  /** Kept apart from requests. */
  apart: namingAll(Object.entries(otherTables).flatMap(([table, isAboutPeople]) => (isAboutPeople ? table : []))),
  /** What the site leaves in the visitor's browser. */
  browser: list(
    z.strictObject({ place: z.enum(['cookie', 'localStorage', 'sessionStorage']), key: text, text: localized }),
  ),
  /** Who handles requests for the clinic. */
  processors: list(localized),
})
