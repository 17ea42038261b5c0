import { isDeskOpen } from '#lib/auth/people'
import { answerOr401 } from '#lib/auth/unauthorized-401'
import { respondJson, refuseRequest } from '#lib/auth/responses'
import { openDesk } from '#lib/desk/caller'
import { news } from '#lib/desk/lists'

/** What has happened since a page was made. It keeps a session alive only when the page was used. */
export async function GET(request: Request): Promise<Response> {
  if (!(await isDeskOpen())) return refuseRequest(404, 'not-found')
  const { searchParams } = new URL(request.url)
  const since = { number: Number(searchParams.get('number')), at: searchParams.get('at') ?? '' }
  return answerOr401('reception', async (person) =>
    respondJson(await news(person, await openDesk(), since)),
  )
}
