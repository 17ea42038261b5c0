import { redirectAfterPost } from '#lib/auth/responses'
import { listPath, sealSearch } from '#lib/desk/list-query'
import { listQuery } from '#lib/desk/lists'
import { deskPost } from '#lib/desk/post'

const maxWords = 200

/** Leads to the list of what was searched for; the words themselves stand in no address. */
export const POST = deskPost(async (person, { field, form, desk }) => {
  const words = field('words').trim().slice(0, maxWords)
  const search = words === '' ? undefined : await sealSearch(person, desk, words)
  return redirectAfterPost(
    listPath({ ...listQuery.parse(Object.fromEntries(form)), search, page: 1 }),
  )
})
