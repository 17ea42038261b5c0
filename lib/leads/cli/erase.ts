import { leadOf, readArgs, UsageError, type Command } from '#lib/leads/cli/command'
import { leadCount } from '#lib/leads/cli/format'
import { kyivTime } from '#lib/time/kyiv-time'
import { isWholePhone, toE164, toNationalDigits } from '#lib/leads/phone'
import { eraseLeads, findErasures, type Erasure } from '#lib/leads/staff/erase-leads'

/** `erase --phone NUMBER --yes`, `erase ID --yes` or `erase --check --phone NUMBER`. */
export const erase: Command = async (cli, args) => {
  const options = { phone: { type: 'string' }, check: { type: 'boolean' }, yes: { type: 'boolean' } } as const
  const { values, positionals } = readArgs(args, options)
  if (values.phone === undefined) {
    if (values.check) throw new UsageError('--check needs --phone NUMBER')
    const lead = await leadOf(cli, positionals[0])
    if (!values.yes) throw new UsageError('Add --yes to erase this lead for good.')
    return report(await eraseLeads(cli.db, lead, cli.folder, new Date()))
  }
  const phone = toE164(toNationalDigits(values.phone))
  if (positionals.length > 0 || !isWholePhone(phone))
    throw new UsageError('--phone needs one whole number, in quotes, such as "067 123 45 67"')
  const { erased, present } = await findErasures(cli.db, phone)
  const proofs = erased.map((each) => `Erased ${kyivTime(new Date(each.at))}: ${leadCount(each.leads)}.`)
  if (values.check) return [...proofs, `Stored now with this phone: ${leadCount(present)}.`].join('\n')
  if (present === 0) return ['Nothing to erase: no lead has this phone.', ...proofs].join('\n')
  if (!values.yes) throw new UsageError(`${leadCount(present)} with this phone. Add --yes to erase for good.`)
  return report(await eraseLeads(cli.db, { phone }, cli.folder, new Date()))
}

function report({ leads, remains }: Erasure): string {
  const files =
    remains.length > 0
      ? ` These files in the data folder still hold traces; run the command again when the site is less busy, and remove copies made by hand: ${remains.join(', ')}.`
      : ''
  return `Erased for good: ${leadCount(leads)}, with deliveries.${files}\nBackups, the mailbox and the provider keep their own copies: erase them there.`
}
