import { listPath, listQuery, sealSearch, tabOf } from '#lib/desk/list-query'
import { deskPost } from '#lib/desk/post'

const maxWords = 200

/** Leads to the list of what was searched for; the words themselves stand in no address. */
export const POST = deskPost(async (_person, { field }) => {
  const words = field('words').trim().slice(0, maxWords)
  return listPath(tabOf(field('tab')), { ...listQuery(field), search: words === '' ? '' : await sealSearch(words) })
})
