import { invitationCookie, invitePerson, inviteeSchema } from '#lib/auth/invitations'
import { endSessions, removePerson } from '#lib/auth/people'
import { redirectAfterPost } from '#lib/auth/responses'
import { deskPost } from '#lib/desk/post'

const path = '/staff/people'

export const POST = deskPost(async (person, { field, form, desk: { db, now }, say }) => {
  const [action, staff] = [field('do'), field('staff')]
  const failed = (problem: string) => say({ said: 'incomplete', fields: [...form], problem }, path)
  if (action === 'end') await endSessions(person, db, staff)
  if (action === 'remove' && (await removePerson(person, db, staff, now)).kind === 'lastAdmin')
    return failed('lastAdmin')
  if (action !== 'invite') return redirectAfterPost(path)
  const { data, error } = inviteeSchema.safeParse({
    ...Object.fromEntries(form),
    email: field('email').trim(),
  })
  if (!data) return failed(error.issues[0]?.path[0] === 'name' ? 'name' : 'email')
  const link = await invitePerson(person, db, data, now)
  if (link === null) return failed('role')
  const response = redirectAfterPost(path)
  response.cookies.set({ ...invitationCookie, value: `${link} ${data.name}` })
  return response
}, 'admin')
