import { isDeskOpen } from '#lib/auth/people'
import { refuseRequest, respondJson } from '#lib/auth/responses'
import { answerOr401 } from '#lib/auth/unauthorized-401'
import { openDesk } from '#lib/desk/desk'
import { readDeskNews } from '#lib/desk/lists/desk-news'

/**
 * Returns the changes at the desk since an open page was rendered. The page polls this route. The
 * header `usedHeader` says that a person has used the page since the last poll. Only such a request
 * renews the session.
 */
export async function GET(request: Request): Promise<Response> {
  if (!(await isDeskOpen())) return refuseRequest(404, 'not-found')
  const { searchParams } = new URL(request.url)
  const since = { number: Number(searchParams.get('number')), at: searchParams.get('at') ?? '' }
  return answerOr401('reception', async (person) =>
    respondJson(await readDeskNews(person, await openDesk(), since)),
  )
}
