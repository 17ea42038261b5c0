import { removePerson } from '#lib/staff/people'
import { deskPost } from '#lib/staff/post'
import { requireRecent } from '#lib/staff/require-staff'

/** Removes a person, whose sessions end at once. */
export const POST = deskPost(async (person, { field, db }) => {
  requireRecent(person)
  const result = await removePerson(person, db, field('staff'), new Date())
  return result === 'lastAdmin' ? '/staff/people?problem=lastAdmin' : '/staff/people'
})
