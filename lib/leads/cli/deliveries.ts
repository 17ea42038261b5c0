import { leadOf, readArgs, startOf, UsageError, type Cli, type Command } from '#lib/leads/cli/command'
import { leadCount, shortId } from '#lib/leads/cli/format'
import { parkLead, retryDeadLetters, retryLead } from '#lib/leads/staff/retry'
import { releaseLeads, suspectedIds } from '#lib/leads/staff/suspected'

/** `retry ID` or `retry --all-dead`: delivers again. */
export const retry: Command = async (cli, args) => {
  const { values, positionals } = readArgs(args, { 'all-dead': { type: 'boolean' } })
  if (values['all-dead']) {
    if (positionals.length > 0) throw new UsageError('Either a lead’s number or --all-dead, not both')
    const count = await retryDeadLetters(cli.db, new Date())
    return count > 0 ? `${count} given-up deliveries are being tried again.` : 'Nothing was given up.'
  }
  const lead = await leadOf(cli, positionals[0])
  if (lead.status === 'suspected')
    throw new UsageError(`Lead ${shortId(lead)} looks like spam; "release ${shortId(lead)}" delivers it.`)
  const waiting = await retryLead(cli.db, lead, cli.channels, new Date())
  if (waiting > 0) return `Lead ${shortId(lead)} is being delivered.`
  return cli.channels.length > 0
    ? `Lead ${shortId(lead)} was delivered already.`
    : `Lead ${shortId(lead)} is kept here: no provider or mail server is set.`
}

/** `park ID`: holds a lead back from delivery. */
export const park: Command = async (cli, args) => {
  const lead = await leadOf(cli, readArgs(args, {}).positionals[0])
  return (await parkLead(cli.db, lead)) > 0
    ? `Lead ${shortId(lead)} is on hold; "retry ${shortId(lead)}" delivers it after all.`
    : `Nothing to hold back: no delivery of lead ${shortId(lead)} is under way.`
}

/** `release ID …` or `release --all-suspected`: delivers what only looked like spam. */
export const release: Command = async (cli, args) => {
  const { values, positionals } = readArgs(args, {
    'all-suspected': { type: 'boolean' },
    since: { type: 'string' },
    yes: { type: 'boolean' },
  })
  const isAll = values['all-suspected'] === true
  if (isAll && positionals.length > 0) throw new UsageError('Either leads’ numbers or --all-suspected, not both')
  if (!isAll && values.since !== undefined) throw new UsageError('--since goes with --all-suspected')
  const since = values.since === undefined ? '' : startOf(values.since).toISOString()
  const ids = isAll ? await suspectedIds(cli.db, since) : await idsOf(cli, positionals)
  if (ids.length === 0) return 'Nothing looks like spam.'
  if (isAll && !values.yes)
    throw new UsageError(`${leadCount(ids.length)} that look like spam. Look at them first; add --yes to deliver all.`)
  const released = await releaseLeads(cli.db, ids, cli.channels, new Date())
  const next = cli.channels.length > 0 ? 'on the way' : 'kept here: no provider or mail server is set'
  return `No longer suspected as spam, ${next}: ${leadCount(released)}.`
}

/** All of them, or none when one is mistyped. */
async function idsOf(cli: Cli, typed: readonly string[]): Promise<string[]> {
  const leads = await Promise.all((typed.length > 0 ? typed : [undefined]).map((id) => leadOf(cli, id)))
  const wrong = leads.find(({ status }) => status !== 'suspected')
  if (wrong) throw new UsageError(`Lead ${shortId(wrong)} is not suspected as spam; "retry" delivers again.`)
  return leads.map(({ id }) => id)
}
