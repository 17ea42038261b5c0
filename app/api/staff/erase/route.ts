import { openDesk } from '#lib/leads/desk/desk'
import { erase } from '#lib/leads/desk/erase'
import { requireRole } from '#lib/staff/forbidden'
import { deskPost } from '#lib/staff/post'
import { requireRecent } from '#lib/staff/require-staff'
import { tell } from '#lib/staff/tell'

/** Erases a lead, or all of its phone, for good. */
export const POST = deskPost(async (person, { field }) => {
  requireRole(person, 'admin')
  requireRecent(person)
  const about = Number(field('number'))
  if (field('sure') === '') return tell(field('to'), { said: 'unsure', about })
  const erasure = await erase(person, await openDesk(), about, field('scope') === 'phone' ? 'phone' : 'lead')
  if (!erasure) return tell('/staff/all', { said: 'gone', about })
  return tell('/staff/all', { said: 'erased', about, leads: erasure.leads, remains: erasure.remains.length })
})
