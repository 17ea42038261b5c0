import { kyivTime } from '#lib/time/kyiv-time'
import { leadOf, readArgs, type Command } from '#lib/leads/cli/command'
import { formatDelivery, shortId } from '#lib/leads/cli/format'
import { acceptedTexts } from '#lib/leads/consent'
import { deskUrl } from '#lib/leads/desk-url'
import { oneLine } from '#lib/leads/one-line'
import { deliveriesOf } from '#lib/leads/staff/lead-query'
import { flatten } from '#lib/leads/staff/csv'
import { sameVisitor } from '#lib/leads/staff/list-leads'

/** `show ID`: all that is known of a lead, with the text it consented to. */
export const show: Command = async (cli, args) => {
  const lead = await leadOf(cli, readArgs(args, {}).positionals[0])
  const deliveries = await deliveriesOf(cli.db, [lead.id])
  const others = await sameVisitor(cli.db, lead)
  const texts = acceptedTexts(lead)
  const url = deskUrl(lead.number)
  return [
    ...Object.entries(flatten(lead)).map(([name, value]) => oneLine(`${name}: ${value ?? ''}`)),
    ...(url === null ? [] : [`desk: ${url}`]),
    `accepted text${texts ? ` (${texts.version}): ${texts.sentence}` : ': not on record'}`,
    ...(texts?.documents ?? []).map(({ file, hash }) => `accepted document: ${file}, SHA-256 ${hash}`),
    ...(deliveries.length > 0 ? deliveries.map(formatDelivery) : ['delivery: none, the lead is kept here only']),
    ...others.map((other) => `same phone: ${shortId(other)}  ${kyivTime(new Date(other.createdAt))}`),
  ].join('\n')
}
