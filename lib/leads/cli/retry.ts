import { leadOf, readArgs, UsageError, type Command } from '#lib/leads/cli/command'
import { shortId } from '#lib/leads/cli/words'
import { deliverAgain, deliverAllDead, holdBack } from '#lib/leads/staff/deliver-again'

/** `retry ID` or `retry --all-dead`: delivers again. */
export const retry: Command = async (cli, args) => {
  const { values, positionals } = readArgs(args, { 'all-dead': { type: 'boolean' } })
  if (values['all-dead']) {
    if (positionals.length > 0) throw new UsageError('Either a lead’s number or --all-dead, not both')
    const count = await deliverAllDead(cli.db, new Date())
    return count > 0 ? `${count} given-up deliveries are being tried again.` : 'Nothing was given up.'
  }
  const lead = await leadOf(cli, positionals[0])
  if (lead.status === 'suspected')
    throw new UsageError(`Lead ${shortId(lead)} looks like spam; "release ${shortId(lead)}" delivers it.`)
  const waiting = await deliverAgain(cli.db, lead, cli.channels, new Date())
  if (waiting > 0) return `Lead ${shortId(lead)} is being delivered.`
  return cli.channels.length > 0
    ? `Lead ${shortId(lead)} was delivered already.`
    : `Lead ${shortId(lead)} is kept here: no provider or mail server is set.`
}

/** `park ID`: holds a lead back from delivery. */
export const park: Command = async (cli, args) => {
  const lead = await leadOf(cli, readArgs(args, {}).positionals[0])
  const held = await holdBack(cli.db, lead)
  return held > 0
    ? `Lead ${shortId(lead)} is on hold; "retry ${shortId(lead)}" delivers it after all.`
    : `Nothing to hold back: no delivery of lead ${shortId(lead)} is under way.`
}
