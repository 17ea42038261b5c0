import { z } from 'zod'
import { invitationCookie, invite } from '#lib/auth/invitations'
import { endSessions, removePerson } from '#lib/auth/people'
import { roles } from '#lib/auth/person'
import { adminPost } from '#lib/desk/post'
import { seeOther } from '#lib/auth/responses'

const path = '/staff/people'
const schema = z.object({ email: z.email().max(254), role: z.enum(roles) })

export const POST = adminPost(async (person, { field, desk: { db, now } }) => {
  const staff = field('staff')
  switch (field('do')) {
    case 'invite': {
      const { data } = schema.safeParse({ email: field('email').trim(), role: field('role') })
      if (!data) return `${path}?problem=email`
      const link = await invite(person, db, data.email, data.role, now)
      if (link === null) return `${path}?problem=role`
      const response = seeOther(path)
      response.cookies.set(invitationCookie.name, `${data.email} ${link}`, invitationCookie.attributes)
      return response
    }
    case 'end':
      await endSessions(person, db, staff, field('session') || undefined)
      return path
    case 'remove':
      return (await removePerson(person, db, staff, now)) === 'lastAdmin' ? `${path}?problem=lastAdmin` : path
    default:
      return path
  }
})
