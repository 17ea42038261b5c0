import { NextResponse } from 'next/server'
import { leadWords } from '#components/staff/lead-words'
import { queueList } from '#components/staff/queue-list'
import { openDesk } from '#lib/leads/desk/desk'
import { isDeskOpen } from '#lib/staff/is-open'
import { refuse } from '#lib/staff/post'
import { privateHeaders } from '#lib/staff/private-headers'
import { currentStaff } from '#lib/staff/require-staff'

/** The queue as it is now, for a page that shows it. Nobody has touched anything: it keeps no session alive. */
export async function GET(request: Request): Promise<NextResponse> {
  if (!(await isDeskOpen())) return refuse(404, 'not-found')
  const person = await currentStaff({ isUse: false })
  if (!person) return refuse(401, 'signed-out')
  const { searchParams } = new URL(request.url)
  const since = { number: Number(searchParams.get('number')), at: searchParams.get('at') ?? '' }
  const desk = await openDesk()
  return NextResponse.json(await queueList(await leadWords(person, desk), desk, since), { headers: privateHeaders })
}
