import { draftMode } from 'next/headers'
import { hasRole } from '#lib/auth/person'
import { currentStaff } from '#lib/auth/require-staff'
import { json, refuse } from '#lib/auth/responses'

/** Turns on draft mode for who edits: asked by the server alone, which learns by it how this build says so. */
export async function GET(): Promise<Response> {
  const person = await currentStaff()
  if (!person || !hasRole(person, 'editor')) return refuse(404, 'not-found')
  ;(await draftMode()).enable()
  return json({ id: person.id })
}
