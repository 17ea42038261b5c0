import { redirectAfterPost } from '#lib/auth/responses'
import { createDeskPost } from '#lib/desk/desk-post'
import { createListPath } from '#lib/desk/lists/list-path'
import { listQuerySchema } from '#lib/desk/lists/list-query'
import { sealSearch } from '#lib/desk/lists/sealed-search'

const maxSearchLength = 200

/**
 * Redirects to the caller list. The URL of the list contains the search words encrypted
 * (`sealSearch`).
 */
export const POST = createDeskPost(async (person, { getField, form, desk }) => {
  const words = getField('words').trim().slice(0, maxSearchLength)
  const search = words === '' ? undefined : await sealSearch(person, desk, words)
  const query = listQuerySchema.parse(Object.fromEntries(form))
  return redirectAfterPost(createListPath({ ...query, search, page: 1 }))
})
