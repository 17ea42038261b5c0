import { leadOf, readArgs, sinceOf, UsageError, type Cli, type Command } from '#lib/leads/cli/command'
import { leadsWord, shortId } from '#lib/leads/cli/words'
import { release } from '#lib/leads/staff/release'
import { suspectedIds } from '#lib/leads/staff/suspected'

const options = { 'all-suspected': { type: 'boolean' }, since: { type: 'string' }, yes: { type: 'boolean' } } as const

/** `release ID …` or `release --all-suspected`: delivers what only looked like spam. */
export const releaseLeads: Command = async (cli, args) => {
  const { values, positionals } = readArgs(args, options)
  const isAll = values['all-suspected'] === true
  if (isAll && positionals.length > 0) throw new UsageError('Either leads’ numbers or --all-suspected, not both')
  if (!isAll && values.since !== undefined) throw new UsageError('--since goes with --all-suspected')
  const ids = isAll ? await allIds(cli, values.since) : await idsOf(cli, positionals)
  if (ids.length === 0) return 'Nothing looks like spam.'
  if (isAll && !values.yes)
    throw new UsageError(`${leadsWord(ids.length)} that look like spam. Look at them first; add --yes to deliver all.`)
  const released = await release(cli.db, ids, cli.channels, new Date())
  const next = cli.channels.length > 0 ? 'on the way' : 'kept here: no provider or mail server is set'
  return `No longer suspected as spam, ${next}: ${leadsWord(released)}.`
}

function allIds({ db }: Cli, since: string | undefined): Promise<string[]> {
  return suspectedIds(db, since === undefined ? '' : sinceOf(since).toISOString())
}

/** All of them, or none when one is mistyped. */
async function idsOf(cli: Cli, typed: readonly string[]): Promise<string[]> {
  const leads = await Promise.all((typed.length > 0 ? typed : [undefined]).map((id) => leadOf(cli, id)))
  const wrong = leads.find(({ status }) => status !== 'suspected')
  if (wrong) throw new UsageError(`Lead ${shortId(wrong)} is not suspected as spam; "retry" delivers again.`)
  return leads.map(({ id }) => id)
}
