import { invitationCookie, invite, invitee } from '#lib/auth/invitations'
import { endSessions, removePasskey, removePerson } from '#lib/auth/people'
import { adminPost, type Flash } from '#lib/desk/post'
import { seeOther } from '#lib/auth/responses'

const path = '/staff/people'

export const POST = adminPost(async (person, { field, form, desk: { db, now } }) => {
  const staff = field('staff')
  const failed = (problem: string) => {
    const flash: Flash = { said: 'incomplete', number: 0, fields: [...form, ['problem', problem]] }
    return { to: path, flash }
  }
  switch (field('do')) {
    case 'invite': {
      const given = { email: field('email').trim(), name: field('name'), role: field('role') }
      const { data, error } = invitee.safeParse(given)
      if (!data) return failed(error.issues[0]?.path[0] === 'name' ? 'name' : 'email')
      const link = await invite(person, db, data, now)
      if (link === null) return failed('role')
      const response = seeOther(path)
      response.cookies.set(invitationCookie.name, `${link} ${data.name}`, invitationCookie.attributes)
      return response
    }
    case 'end':
      await endSessions(person, db, staff, field('session') || undefined)
      return path
    case 'remove': {
      const passkey = field('passkey')
      const removing = passkey === '' ? removePerson(person, db, staff, now) : removePasskey(person, db, staff, passkey)
      return (await removing) === 'lastAdmin' ? failed('lastAdmin') : path
    }
    default:
      return path
  }
})
