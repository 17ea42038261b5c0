import { leadWords } from '#components/staff/lead-words'
import { queueList } from '#components/staff/queue-list'
import { openDesk } from '#lib/desk/entry'
import { isDeskOpen } from '#lib/auth/people'
import { hasRole } from '#lib/auth/person'
import { currentStaff } from '#lib/auth/require-staff'
import { json, refuse } from '#lib/auth/responses'

/** The queue as it is now, for a page that shows it. Nobody has touched anything: it keeps no session alive. */
export async function GET(request: Request): Promise<Response> {
  if (!(await isDeskOpen())) return refuse(404, 'not-found')
  const person = await currentStaff(false)
  if (!person) return refuse(401, 'signed-out')
  if (!hasRole(person, 'reception')) return refuse(403, 'forbidden', {}, person.id)
  const { searchParams } = new URL(request.url)
  const since = { number: Number(searchParams.get('number')), at: searchParams.get('at') ?? '' }
  const desk = await openDesk()
  return json(await queueList(await leadWords(person, desk), desk, since))
}
