import { tabs } from '#lib/leads/desk/filter'
import { listPath, listQuery } from '#lib/staff/list-query'
import { deskPost } from '#lib/staff/post'
import { sealSearch } from '#lib/staff/sealed-search'

const maxWords = 200

/** Leads to the list of what was searched for; the words themselves stand in no address. */
export const POST = deskPost(async (_person, { field }) => {
  const tab = tabs.find((known) => known === field('tab')) ?? 'all'
  const query = listQuery(field)
  const words = field('words').trim().slice(0, maxWords)
  return listPath(tab, { ...query, search: words === '' ? '' : await sealSearch(words) })
})
