import { invitePerson, inviteeSchema } from '#lib/auth/invitations'
import { listPeople } from '#lib/auth/list-people'
import { removePerson } from '#lib/auth/people'
import { roles } from '#lib/auth/roles'
import { hasPasskeys } from '#lib/auth/passkeys'
import { readArgs, runCommandLine, runSubcommand, UsageError } from '#lib/command-line'
import { env, getPublicUrl } from '#lib/env'
import { openExistingStore } from '#lib/database/open'
import type { Db } from '#lib/database/tables'

const usage = `People who may enter the desk at ${env.SITE_URL}/staff. Works while the site runs.
Until the first person is invited, /staff answers 404.

  invite   a link for a new person, or for another passkey of a person; valid for 24 hours, once
             npm run staff -- invite anna@clinic.example --name "Анна" --role admin
             roles: ${roles.join(', ')}
  remove   removes a person's passkeys and sessions at once
             npm run staff -- remove anna@clinic.example`

await runCommandLine(usage, async (args) => {
  const store = await openExistingStore()
  return runSubcommand(
    { invite: inviteCommand, remove: removeCommand },
    store.database,
    args,
    usage,
  ).finally(() => store.close())
})

async function inviteCommand(db: Db, args: string[]): Promise<string> {
  const { values, positionals } = readArgs(args, {
    name: { type: 'string' },
    role: { type: 'string' },
  })
  const { data, error } = inviteeSchema.safeParse({ name: '', ...values, email: positionals[0] })
  const wrong = positionals.length > 1 ? 'email' : error?.issues[0]?.path[0]
  if (wrong === 'email')
    throw new UsageError('Whom? Type an e-mail address, such as anna@clinic.example')
  if (wrong === 'name')
    throw new UsageError('--name: what colleagues call them, such as --name "Анна"')
  if (!data) throw new UsageError(`--role ${values.role ?? ''}: must be one of ${roles.join(', ')}`)
  if (!hasPasskeys)
    throw new Error(
      `SITE_URL is ${env.SITE_URL}: passkeys work only over https or on localhost. Set it first.`,
    )
  const link = await invitePerson('command', db, data, new Date())
  if (link === null)
    throw new UsageError(
      `${data.email} has another role. Remove them first, then invite them again.`,
    )
  const warning =
    getPublicUrl() === null
      ? 'SITE_URL is not set, so the link leads to this machine: set what the site runs with.\n'
      : ''
  return `Hand this link over in person. It is good for 24 hours and once:\n\n  ${link}\n\n${warning}`
}

async function removeCommand(db: Db, args: string[]): Promise<string> {
  const { positionals } = readArgs(args, {})
  const people = await listPeople('command', db, new Date())
  const email = positionals[0]?.toLowerCase() ?? ''
  const member = people.find((person) => person.email === email)
  if (!member)
    throw new UsageError(
      `Nobody has the address “${email}”. There are: ${people.map((person) => person.email).join(', ')}`,
    )
  await removePerson('command', db, member.id, new Date())
  return `Removed ${email}.${people.length === 1 ? ' Nobody is left: the desk is not there any more.' : ''}`
}
