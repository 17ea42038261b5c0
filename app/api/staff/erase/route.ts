import { erase } from '#lib/desk/actions'
import { deskPost } from '#lib/desk/post'

export const POST = deskPost(async (person, { field, desk, say }) => {
  const number = Number(field('number'))
  if (field('sure') === '') return say({ said: 'unsure', number })
  const leads = await erase(person, desk, number)
  return say({ said: leads === 0 ? 'gone' : 'erased', number, leads }, '/staff/all')
}, 'admin')
