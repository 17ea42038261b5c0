import { z } from 'zod'
import { rule } from '#lib/content/sentences'
import { list, localized, text, whole } from '#lib/content/values'
import { leadColumns, type Tables } from '#lib/leads/store/tables'

// What the site stores about people, of which the privacy policy is made. A field or a table that is added to the store
// does not compile until it is named here, and then content/stored-data.yaml must say it.

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
  edit: false,
  picture: false,
  runDay: false,
  heartbeat: false,
}

/** Lines that together name all of these. */
const namingAll = (all: readonly string[]) =>
  list(z.strictObject({ of: list(z.enum(all)), text: localized })).superRefine((lines, context) => {
    const missing = all.filter((name) => !lines.some(({ of }) => of.includes(name)))
    if (missing.length > 0)
      context.addIssue({ code: 'custom', message: rule('notNamed'), params: { names: missing.join(', ') } })
  })

export const storedData = z.strictObject({
  /** Days a lead is kept after staff got it; `LEAD_RETENTION_DAYS` must say the same (preflight). */
  retentionDays: whole,
  /** Kept with a request. */
  request: namingAll([...leadColumns, 'number']),
  /** Kept apart from requests. */
  apart: namingAll(Object.entries(otherTables).flatMap(([table, isAboutPeople]) => (isAboutPeople ? table : []))),
  /** What the site leaves in the visitor's browser. */
  browser: list(
    z.strictObject({ place: z.enum(['cookie', 'localStorage', 'sessionStorage']), key: text, text: localized }),
  ),
  /** Who handles requests for the clinic. */
  processors: list(localized),
})
