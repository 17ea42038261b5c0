import { endSessions, invitationCookie, invite, invitee, removePerson } from '#lib/auth/people'
import { deskPost } from '#lib/desk/post'
import { seeOther } from '#lib/auth/responses'

const path = '/staff/people'

export const POST = deskPost(async (person, { field, form, desk: { db, now }, say }) => {
  const [action, staff] = [field('do'), field('staff')]
  const failed = (problem: string) => say({ said: 'incomplete', fields: [...form], problem }, path)
  if (action === 'end') await endSessions(person, db, staff)
  if (action === 'remove' && (await removePerson(person, db, staff, now)) === 'lastAdmin')
    return failed('lastAdmin')
  if (action !== 'invite') return seeOther(path)
  const { data, error } = invitee.safeParse({
    ...Object.fromEntries(form),
    email: field('email').trim(),
  })
  if (!data) return failed(error.issues[0]?.path[0] === 'name' ? 'name' : 'email')
  const link = await invite(person, db, data, now)
  if (link === null) return failed('role')
  const response = seeOther(path)
  response.cookies.set({ ...invitationCookie, value: `${link} ${data.name}` })
  return response
}, 'admin')
