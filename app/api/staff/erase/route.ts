import { erase } from '#lib/desk/actions'
import { tell } from '#lib/auth/paths'
import { adminPost } from '#lib/desk/post'

export const POST = adminPost(async (person, { field, desk }) => {
  const about = Number(field('number'))
  if (field('sure') === '') return tell(field('to'), { said: 'unsure', about })
  const leads = await erase(person, desk, about, field('scope') === 'phone' ? 'phone' : 'lead')
  if (leads === 0) return tell('/staff/all', { said: 'gone', about })
  return tell('/staff/all', { said: 'erased', about, leads })
})
