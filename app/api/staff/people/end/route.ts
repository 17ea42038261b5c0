import { endSessions } from '#lib/staff/people'
import { deskPost } from '#lib/staff/post'
import { requireRecent } from '#lib/staff/require-staff'

/** Ends a person's session, or all of them. */
export const POST = deskPost(async (person, { field, db }) => {
  requireRecent(person)
  await endSessions(person, db, field('staff'), field('session') || undefined)
  return '/staff/people'
})
