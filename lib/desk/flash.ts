import { cookies } from 'next/headers'
import type { Person } from '#lib/auth/person'
import { sessionCookie } from '#lib/auth/sessions'
import type { ChangeResult } from '#lib/desk/callers/change-caller'
import type { Desk } from '#lib/desk/desk'
import type { FieldMistake } from '#lib/content/field-mistake'

export type FormEntries = readonly (readonly [name: string, value: string])[]

/** A field of a form and a code of what is wrong with it. */
export type FormProblem = { field: string; code: string }

/** Message about the last post, shown by the next page. The session keeps it, so that no address has it. */
export type Flash =
  /** A change of the caller with this lead's number; `fields` repeat the form when a question is answered. */
  | {
      said: 'change'
      number: number
      action: string
      result: ChangeResult
      fields?: FormEntries
    }
  /** A form was refused; `fields` fill it in again. */
  | { said: 'incomplete'; fields: FormEntries; problem: FormProblem }
  | ContentFlash
  /** The database was away. */
  | { said: 'failed' }

/** Result of a post of the editor, and the mistakes in the document's fields. */
export type ContentFlash = {
  said: 'content'
  document: string
  problem: string
  mistakes: readonly FieldMistake[]
}

const flashMs = 60_000

/** Stands in for the flash while the database is away. */
export const failedCookie = { ...sessionCookie, name: 'staff-failed', path: '/staff' } as const

/** Reads the flash of the last minute. */
export async function readFlash({ sessionId }: Person, { db }: Desk): Promise<Flash | null> {
  if ((await cookies()).has(failedCookie.name)) return { said: 'failed' }
  const session = db.selectFrom('staffSession').select('flash').where('id', '=', sessionId)
  const { flash = null } = (await session.executeTakeFirst()) ?? {}
  if (flash === null) return null
  const { at, ...saved } = JSON.parse(flash) as Flash & { at: number }
  return Date.now() - at < flashMs ? saved : null
}

export async function saveFlash({ sessionId }: Person, { db }: Desk, flash: Flash): Promise<void> {
  await db
    .updateTable('staffSession')
    .set({ flash: JSON.stringify({ ...flash, at: Date.now() }) })
    .where('id', '=', sessionId)
    .execute()
}

/** Values of a sent form by the names of the fields; `problem` is null when the form was accepted. */
export type SentForm = { values: ReadonlyMap<string, string>; problem: FormProblem | null }

/**
 * Reads the form that the page at `path` sent last.
 * An accepted form has only the values that its handler keeps, such as the key of its draft.
 */
export async function readSentForm(person: Person, desk: Desk, path: string): Promise<SentForm> {
  const flash = await readFlash(person, desk)
  const fields = flash?.said === 'incomplete' || flash?.said === 'change' ? flash.fields : []
  const values = new Map(fields)
  if (values.get('to') !== path) return { values: new Map(), problem: null }
  return { values, problem: flash?.said === 'incomplete' ? flash.problem : null }
}
