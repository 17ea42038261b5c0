import { erase } from '#lib/desk/actions'
import { adminPost } from '#lib/desk/post'

export const POST = adminPost(async (person, { field, desk }) => {
  const number = Number(field('number'))
  if (field('sure') === '') return { to: field('to'), flash: { said: 'unsure', number } }
  const leads = await erase(person, desk, number, field('scope') === 'phone' ? 'phone' : 'lead')
  return { to: '/staff/all', flash: { said: leads === 0 ? 'gone' : 'erased', number, leads } }
})
