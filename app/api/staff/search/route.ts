import { listPath, listQuery, sealSearch, tabOf } from '#lib/desk/list-query'
import { deskPost } from '#lib/desk/post'
import { seeOther } from '#lib/auth/responses'

const maxWords = 200

/** Leads to the list of what was searched for; the words themselves stand in no address. */
export const POST = deskPost(async (person, { field, desk }) => {
  const words = field('words').trim().slice(0, maxWords)
  const search = words === '' ? '' : await sealSearch(person, desk, words)
  return seeOther(listPath(tabOf(field('tab')), { ...listQuery(field), search }))
})
