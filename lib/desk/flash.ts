import { cookies } from 'next/headers'
import { cache } from 'react'
import type { Person } from '#lib/auth/person'
import { sessionCookie } from '#lib/auth/sessions'
import type { ChangeResult } from '#lib/desk/callers/change-caller'
import type { Desk } from '#lib/desk/desk'
import type { FieldMistake } from '#lib/content/field-mistake'

export type FormEntries = readonly (readonly [name: string, value: string])[]

/** A mistake in a form. */
export type FormProblem = {
  /** Name of the form field. */
  field: string
  /** Code of the mistake, such as `required`. */
  code: string
}

/** The numbers of the leads that were ticked, and the ids of the changed appointments. */
export type ConcernedLeads = { ticked: readonly number[]; appointments: readonly string[] }

/**
 * The message about the last POST request, which the next page shows. The session stores the
 * message, so that no URL contains the message.
 */
export type Flash =
  /**
   * The result of a change of a caller. `number` is the number of a lead of the caller. When
   * `result.kind` is `ask`, the answer “yes” posts `fields` again. `concerned` says whom the change
   * concerned, or would have concerned.
   */
  | {
      said: 'change'
      number: number
      action: string
      concerned?: ConcernedLeads
      result: ChangeResult
      fields?: FormEntries
    }
  /** The desk refused a form. The next page fills in `fields` again. */
  | { said: 'incomplete'; fields: FormEntries; problem: FormProblem }
  | ContentFlash
  /**
   * The handover note was not saved, because a colleague has changed the note. `text` is the text
   * that the member of staff typed.
   */
  | { said: 'handover'; text: string }
  /** The database was unavailable. */
  | { said: 'failed' }

/** The result of a POST request from the editor of documents, with the mistakes in the fields. */
export type ContentFlash = {
  said: 'content'
  document: string
  problem: string
  mistakes: readonly FieldMistake[]
}

/** A flash with the path of the page that opened after the POST request. */
export type ShownFlash = Flash & { path: string }

/** The result of a change of a caller. */
export type ChangeFlash = Extract<ShownFlash, { said: 'change' }>

const flashMs = 60_000

/**
 * Cookie that reports a failed POST request while the database is unavailable. In this time the
 * session cannot store a flash.
 */
export const failedCookie = { ...sessionCookie, name: 'staff-failed', path: '/staff' } as const

/**
 * Reads the flash, once for each render of a page. Returns null when the flash is older than one
 * minute.
 */
export const readFlash: (person: Person, desk: Desk) => Promise<ShownFlash | null> = cache(
  async ({ sessionId }: Person, { db }: Desk) => {
    // The cookie is empty after a later POST request. Next drops the expiry of a cookie when the
    // same response turns draft mode on or off.
    const { value = '' } = (await cookies()).get(failedCookie.name) ?? {}
    if (value !== '') return { said: 'failed', path: '' }
    const session = db.selectFrom('staffSession').select('flash').where('id', '=', sessionId)
    const { flash = null } = (await session.executeTakeFirst()) ?? {}
    if (flash === null) return null
    const { at, ...saved } = JSON.parse(flash) as ShownFlash & { at: number }
    return Date.now() - at < flashMs ? saved : null
  },
)

/** Saves a flash for the page at `path`, which opens after the POST request. */
export async function saveFlash(
  { sessionId }: Person,
  { db }: Desk,
  flash: Flash,
  path: string,
): Promise<void> {
  await db
    .updateTable('staffSession')
    .set({ flash: JSON.stringify({ ...flash, path, at: Date.now() }) })
    .where('id', '=', sessionId)
    .execute()
}

/**
 * Forgets an open question (`readAskedFields`), because the member of staff has opened another page.
 * When the caller's card is opened again, it has neither the question nor the ticks of that time.
 */
export async function forgetQuestion(
  { sessionId }: Person,
  { db }: Desk,
  { result }: ChangeFlash,
): Promise<void> {
  if (!unsavedResults.includes(result.kind)) return
  await db.updateTable('staffSession').set({ flash: null }).where('id', '=', sessionId).execute()
}

/** Reads the result of a change that was posted from a page with this path; null otherwise. */
export async function readChangeFlash(
  person: Person,
  desk: Desk,
  path: string,
): Promise<ChangeFlash | null> {
  const flash = await readFlash(person, desk)
  return flash?.said === 'change' && getPathname(flash.path) === path ? flash : null
}

/** Returns the path without query and fragment. */
export const getPathname = (path: string): string => path.replace(/[?#].*/, '')

/** True when the page shows the caller of the change, by one of these lead numbers. */
export const concernsLeads = (
  { number, result }: ChangeFlash,
  leads: readonly { number: number }[],
): boolean =>
  result.kind !== 'erased' && result.kind !== 'gone' && leads.some((lead) => lead.number === number)

/** Results after which the page fills in the fields of the sent form again. */
const unsavedResults: readonly string[] = ['ask', 'invalid', 'noneTicked']

/**
 * Reads the fields of the sent form, if nothing was saved because of a question (`ChangeQuestion`)
 * or a mistake. The page fills in these fields. Staff can therefore change the time in place of
 * answering the question. Returns an empty list when the form concerns another caller.
 * @param numbers the lead numbers of the caller's leads
 */
export async function readAskedFields(
  person: Person,
  desk: Desk,
  numbers: readonly number[],
): Promise<FormEntries> {
  const flash = await readFlash(person, desk)
  if (flash?.said !== 'change' || !unsavedResults.includes(flash.result.kind)) return []
  return numbers.includes(flash.number) ? (flash.fields ?? []) : []
}

/** Returns the value of a field of a sent form; undefined for a missing field. */
export const findSentValue = (sent: FormEntries, name: string): string | undefined =>
  sent.find(([key]) => key === name)?.[1]

/**
 * The last form that a member of staff sent. The keys of `values` are field names. `problem` is the
 * mistake in a refused form; null for an accepted form.
 */
export type SentForm = { values: ReadonlyMap<string, string>; problem: FormProblem | null }

/**
 * Reads the form that was last sent from the page at `path`. After an accepted form, `values`
 * contains only fields that the handler put into the flash, such as the idempotency key.
 */
export async function readSentForm(person: Person, desk: Desk, path: string): Promise<SentForm> {
  const flash = await readFlash(person, desk)
  const fields = flash?.said === 'incomplete' || flash?.said === 'change' ? flash.fields : []
  const values = new Map(fields)
  if (values.get('to') !== path) return { values: new Map(), problem: null }
  return { values, problem: flash?.said === 'incomplete' ? flash.problem : null }
}
