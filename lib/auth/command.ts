import { z } from 'zod'
import { formatTable, readArgs, runNamed, UsageError } from '#lib/command-line'
import { env, publicUrl } from '#lib/env'
import { kyivTime } from '#lib/time/kyiv-time'
import type { Db } from '#lib/leads/store/tables'
import { invite } from '#lib/auth/invitations'
import { endSessions, listPeople, removePerson, type Member } from '#lib/auth/people'
import { roles } from '#lib/auth/person'
import { hasPasskeys } from '#lib/auth/passkeys'

export const usage = `Who may enter the desk at ${env.SITE_URL}/staff. Works while the site runs.
Times are Kyiv's. Until somebody is invited, the desk is not there.

  invite   a link for a new person, or for one who lost the passkey: good for 24 hours and once
             npm run staff -- invite anna@clinic.example --role admin
             roles: ${roles.join(', ')}
  list     everybody, with invitations and sessions
             npm run staff -- list
  end      end all sessions of a person
             npm run staff -- end anna@clinic.example
  remove   take a person's passkey and sessions at once
             npm run staff -- remove anna@clinic.example`

/** Runs a command line and gives text for a terminal. @throws UsageError when it was called wrongly. */
export async function runStaffCommand(db: Db, args: string[]): Promise<string> {
  const commands = { invite: inviteCommand, list, end, remove }
  return runNamed(commands, db, args, usage)
}

async function inviteCommand(db: Db, args: string[]): Promise<string> {
  const { values, positionals } = readArgs(args, { role: { type: 'string' } })
  const { data: email } = z.email().max(254).safeParse(positionals[0])
  const role = roles.find((known) => known === values.role)
  if (email === undefined || positionals.length > 1)
    throw new UsageError('Whom? Type an e-mail address, such as anna@clinic.example')
  if (!role) throw new UsageError(`--role ${values.role ?? ''}: must be one of ${roles.join(', ')}`)
  if (!hasPasskeys)
    throw new Error(`SITE_URL is ${env.SITE_URL}: passkeys work only over https or on localhost. Set it first.`)
  const link = await invite('command', db, email, role, new Date())
  if (link === null) throw new UsageError(`${email} has another role. Remove them first, then invite them again.`)
  const warning =
    publicUrl === null ? 'SITE_URL is not set, so the link leads to this machine: set what the site runs with.\n' : ''
  return `Hand this link over in person. It is good for 24 hours and once:\n\n  ${link}\n\n${warning}`
}

async function list(db: Db, args: string[]): Promise<string> {
  readArgs(args, {})
  const members = await listPeople('command', db, new Date())
  if (members.length === 0) return 'Nobody: the desk is not there. Invite somebody first.'
  const time = (iso: string) => kyivTime(new Date(iso))
  const toRow = ({ email, role, joinedAt, invitedUntil, sessions }: Member) => [
    email,
    role,
    joinedAt === null ? '' : time(joinedAt),
    invitedUntil === null ? '' : time(invitedUntil),
    String(sessions.length),
  ]
  return formatTable([['person', 'role', 'passkey of', 'invited until', 'sessions'], ...members.map(toRow)])
}

async function end(db: Db, args: string[]): Promise<string> {
  const { id, email } = await memberOf(db, args)
  const ended = await endSessions('command', db, id)
  return `Ended ${ended} ${ended === 1 ? 'session' : 'sessions'} of ${email}.`
}

async function remove(db: Db, args: string[]): Promise<string> {
  const { id, email } = await memberOf(db, args)
  await removePerson('command', db, id, new Date())
  const isEmpty = (await listPeople('command', db, new Date())).length === 0
  return `Removed ${email}.${isEmpty ? ' Nobody is left: the desk is not there any more.' : ''}`
}

async function memberOf(db: Db, args: string[]): Promise<Member> {
  const { positionals } = readArgs(args, {})
  const member = (await listPeople('command', db, new Date())).find(
    ({ email }) => email === positionals[0]?.toLowerCase(),
  )
  if (!member)
    throw new UsageError(`There is nobody with the address ${positionals[0] ?? ''}: see npm run staff -- list`)
  return member
}
