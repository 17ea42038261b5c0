import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { startOfKyivDay } from '#lib/kyiv-time'
import type { Lead } from '#lib/leads/lead'
import { filterStatuses, type LeadFilter } from '#lib/leads/staff/lead-query'
import type { LeadStore } from '#lib/leads/store/lead-store'
import type { Db } from '#lib/leads/store/tables'

/** What a command works with. */
export type Cli = {
  store: LeadStore
  db: Db
  /** Folder of the embedded store, null with PostgreSQL. */
  folder: string | null
  /** Names of the channels that the settings open. */
  channels: readonly string[]
  /** Prints before the command ends. */
  print: (text: string) => void
  /** Takes Ctrl+C as the end of the command, rather than of the process. */
  onInterrupt: () => AbortSignal
}

/** A command: what is typed after its name comes as `args`, what it returns is shown. */
export type Command = (cli: Cli, args: string[]) => Promise<string>

/** A mistake in how the command was called; its message is for the person who typed it. */
export class UsageError extends Error {}

/** Options and the words beside them; an unknown option is a mistake of the caller. */
export function readArgs<Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  return parseArgs({ args, options, allowPositionals: true, strict: true })
}

/** Options of commands that choose leads. */
export const filterOptions = { since: { type: 'string' }, status: { type: 'string' } } as const

/** When the day typed after `--since` began in Kyiv. */
export function sinceOf(day: string): Date {
  const since = startOfKyivDay(day)
  if (!since) throw new UsageError(`--since ${day}: not a day such as 2026-11-01`)
  return since
}

/** The leads that the options choose. */
export function toFilter(values: { since?: string | undefined; status?: string | undefined }): LeadFilter {
  const status = filterStatuses.find((known) => known === values.status)
  if (values.status !== undefined && !status)
    throw new UsageError(`--status ${values.status}: must be one of ${filterStatuses.join(', ')}`)
  return { since: values.since === undefined ? undefined : sinceOf(values.since).toISOString(), status }
}

/** The lead whose id, or the beginning of it, was typed. */
export async function leadOf({ store }: Cli, id: string | undefined): Promise<Lead> {
  if (id === undefined) throw new UsageError('Which lead? Type its number as the list shows it, such as 1284')
  const lead = await store.find(id)
  if (!lead) throw new UsageError(`No single lead with the number ${id}`)
  return lead
}
