import { isDeskOpen } from '#lib/auth/people'
import { hasRole } from '#lib/auth/person'
import { currentStaff } from '#lib/auth/require-staff'
import { json, refuse } from '#lib/auth/responses'
import { openDesk } from '#lib/desk/caller'
import { news } from '#lib/desk/lists'

/** What has happened since a page was made. It keeps a session alive only when the page was used. */
export async function GET(request: Request): Promise<Response> {
  if (!(await isDeskOpen())) return refuse(404, 'not-found')
  const person = await currentStaff()
  if (!person) return refuse(401, 'signed-out')
  if (!hasRole(person, 'reception')) return refuse(403, 'forbidden', {}, person.id)
  const { searchParams } = new URL(request.url)
  const since = { number: Number(searchParams.get('number')), at: searchParams.get('at') ?? '' }
  return json(await news(person, await openDesk(), since))
}
