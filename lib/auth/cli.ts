import { readArgs, runCommandLine, runNamed, UsageError } from '#lib/command-line'
import { env, publicUrl } from '#lib/env'
import { openExistingStore } from '#lib/database/open'
import type { Db } from '#lib/database/tables'
import { invite, invitee, listPeople, removePerson } from '#lib/auth/people'
import { roles } from '#lib/auth/person'
import { hasPasskeys } from '#lib/auth/passkeys'

const usage = `Who may enter the desk at ${env.SITE_URL}/staff. Works while the site runs.
Until somebody is invited, the desk is not there.

  invite   a link for a new person, or to one more passkey of somebody: good for 24 hours and once
             npm run staff -- invite anna@clinic.example --name "Анна" --role admin
             roles: ${roles.join(', ')}
  remove   take a person's passkeys and sessions at once
             npm run staff -- remove anna@clinic.example`

await runCommandLine(usage, async (args) => {
  const store = await openExistingStore()
  return runNamed({ invite: inviteCommand, remove }, store.database, args, usage).finally(() =>
    store.close(),
  )
})

async function inviteCommand(db: Db, args: string[]): Promise<string> {
  const { values, positionals } = readArgs(args, {
    name: { type: 'string' },
    role: { type: 'string' },
  })
  const { data, error } = invitee.safeParse({ name: '', ...values, email: positionals[0] })
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
  const link = await invite('command', db, data, new Date())
  if (link === null)
    throw new UsageError(
      `${data.email} has another role. Remove them first, then invite them again.`,
    )
  const warning =
    publicUrl() === null
      ? 'SITE_URL is not set, so the link leads to this machine: set what the site runs with.\n'
      : ''
  return `Hand this link over in person. It is good for 24 hours and once:\n\n  ${link}\n\n${warning}`
}

async function remove(db: Db, args: string[]): Promise<string> {
  const { positionals } = readArgs(args, {})
  const people = await listPeople('command', db, new Date())
  const email = positionals[0]?.toLowerCase() ?? ''
  const member = people.find((each) => each.email === email)
  if (!member)
    throw new UsageError(
      `Nobody has the address “${email}”. There are: ${people.map((each) => each.email).join(', ')}`,
    )
  await removePerson('command', db, member.id, new Date())
  return `Removed ${email}.${people.length === 1 ? ' Nobody is left: the desk is not there any more.' : ''}`
}
