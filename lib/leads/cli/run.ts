import { isHelp, UsageError, type Cli, type Command } from '#lib/leads/cli/command'
import { park, release, retry } from '#lib/leads/cli/deliveries'
import { erase } from '#lib/leads/cli/erase'
import { exportLeads } from '#lib/leads/cli/export'
import { list } from '#lib/leads/cli/list'
import { show } from '#lib/leads/cli/show'
import { stats } from '#lib/leads/cli/stats'
import { watch } from '#lib/leads/cli/watch'
import { toTerminal } from '#lib/leads/one-line'

export const usage = `Leads of the site, for the clinic's staff. Works while the site runs.
A lead is named by its number (1284) or the beginning of its id (3f2a91bc), as the list shows them. Times and days are Kyiv's.

  list     the newest leads, one line each; the same phone within 24 hours is one line
             npm run leads -- list
             npm run leads -- list --since 2026-11-01 --status suspected --limit 200
             statuses: new, suspected, pending, delivered, parked, dead
  show     all that is known of one lead
             npm run leads -- show 1284
  export   whole leads for a spreadsheet, or for programs with --format json
             npm run -s leads -- export --from 2026-11-01 --to 2026-11-30 > leads.csv
           conversions for an advertising platform, as it imports them (docs/marketing.md)
             npm run -s leads -- export --format google-ads --conversion "Sign-up" > google.csv
             npm run -s leads -- export --format meta-offline > meta.csv
  release  deliver what only looked like spam
             npm run leads -- release 3f2a91bc 77aa00bb
             npm run leads -- release --all-suspected --since 2026-11-01 --yes
  retry    deliver again what was given up or held back
             npm run leads -- retry 3f2a91bc
             npm run leads -- retry --all-dead
  park     hold a lead back from delivery
             npm run leads -- park 3f2a91bc
  erase    erase for good, when a person asks for it or a lead is not one; answer whether it was done
             npm run leads -- erase --phone "067 123 45 67" --yes
             npm run leads -- erase 3f2a91bc --yes
             npm run leads -- erase --check --phone "067 123 45 67"
  stats    how many pages were opened, forms seen, begun and sent, and how many leads arrived
             npm run leads -- stats --by utm_campaign --from 2026-11-01 --to 2026-11-30
             npm run -s leads -- stats --by landing --touch first --format csv > landing.csv
             by: utm_source, utm_medium, utm_campaign, utm_content, landing, page, language, package, day
             touch: last (the latest campaign of a visitor), first
  watch    new leads as they come, until Ctrl+C
             npm run leads -- watch`

const commands: Readonly<Record<string, Command>> = {
  list,
  show,
  export: exportLeads,
  release,
  retry,
  park,
  erase,
  stats,
  watch,
}

/** Runs a command line; gives text for a terminal, or what is exported. @throws UsageError when it was called wrongly. */
export async function runCommand(cli: Cli, [name = 'help', ...args]: string[]): Promise<string> {
  if (isHelp([name])) return usage
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(`There is no command ${name}.\n\n${usage}`)
  const print = (text: string) => {
    cli.print(toTerminal(text))
  }
  const text = await command({ ...cli, print }, args)
  // A file is read by programs, which need every character; CSV and JSON keep it in its place.
  return typeof text === 'string' ? toTerminal(text) : text.file
}
