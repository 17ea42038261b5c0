import { z } from 'zod'
import { invite } from '#lib/staff/invitations'
import { invitationCookie } from '#lib/staff/invitation-cookie'
import { roles } from '#lib/staff/person'
import { deskPost, seeOther } from '#lib/staff/post'
import { requireRecent } from '#lib/staff/require-staff'

const schema = z.object({ email: z.email().max(254), role: z.enum(roles) })

/** Invites somebody; the page that follows shows the link. */
export const POST = deskPost(async (person, { field, db }) => {
  requireRecent(person)
  const { data } = schema.safeParse({ email: field('email').trim(), role: field('role') })
  if (!data) return '/staff/people?problem=email'
  const link = await invite(person, db, data.email, data.role, new Date())
  if (link === null) return '/staff/people?problem=role'
  const response = seeOther('/staff/people')
  response.cookies.set(invitationCookie.name, `${data.email} ${link}`, invitationCookie.attributes)
  return response
})
