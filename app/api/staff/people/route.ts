import type { NextResponse } from 'next/server'
import { z } from 'zod'
import { invitationCookie, inviteeSchema, invitePerson } from '#lib/auth/invitations'
import { endSessions, removePerson } from '#lib/auth/people'
import type { Person } from '#lib/auth/person'
import { redirectAfterPost } from '#lib/auth/responses'
import { createDeskPost, type PostedForm } from '#lib/desk/desk-post'

const peoplePath = '/staff/people'

/** The id of a member of staff. */
const staff = z.string()

/** Invites a person, ends all sessions of a staff member, or removes a staff member. */
const peopleSchema = z.discriminatedUnion('do', [
  inviteeSchema.extend({ do: z.literal('invite') }),
  z.object({ do: z.literal('end'), staff }),
  z.object({ do: z.literal('remove'), staff }),
])
type PeopleChange = z.output<typeof peopleSchema>

export const POST = createDeskPost(
  async (person, posted) => {
    const { data, error } = peopleSchema.safeParse(Object.fromEntries(posted.form))
    if (error) {
      if (posted.getField('do') !== 'invite') return redirectAfterPost(peoplePath)
      const [field] = error.issues[0]?.path ?? []
      return refuseForm(posted, field === 'name' ? 'name' : 'email')
    }
    switch (data.do) {
      case 'invite':
        return invite(person, posted, data)
      case 'end':
        await endSessions(person, posted.desk.db, data.staff)
        return redirectAfterPost(peoplePath)
      case 'remove':
        return remove(person, posted, data)
    }
  },
  { role: 'admin' },
)

async function invite(
  person: Person,
  posted: PostedForm,
  invitee: Extract<PeopleChange, { do: 'invite' }>,
): Promise<NextResponse> {
  const { db, now } = posted.desk
  const link = await invitePerson(person, db, invitee, now)
  if (link === null) return refuseForm(posted, 'role')
  const response = redirectAfterPost(peoplePath)
  response.cookies.set({ ...invitationCookie, value: `${link} ${invitee.name}` })
  return response
}

async function remove(
  person: Person,
  posted: PostedForm,
  { staff }: Extract<PeopleChange, { do: 'remove' }>,
): Promise<NextResponse> {
  const { db, now } = posted.desk
  const { kind } = await removePerson(person, db, staff, now)
  if (kind === 'lastAdmin') return refuseForm(posted, kind)
  return redirectAfterPost(peoplePath)
}

const refuseForm = ({ form, redirectWithFlash }: PostedForm, code: string): Promise<NextResponse> =>
  redirectWithFlash(
    { said: 'incomplete', fields: [...form], problem: { field: 'invite', code } },
    peoplePath,
  )
