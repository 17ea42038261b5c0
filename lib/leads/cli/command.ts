import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { afterKyivDay, startOfKyivDay } from '#lib/time/kyiv-time'
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
  /** Tells what is not part of the text that the command returns, which may go to a file. */
  note: (text: string) => void
  /** Takes Ctrl+C as the end of the command, rather than of the process. */
  onInterrupt: () => AbortSignal
}

/** A command: what is typed after its name comes as `args`, what it returns is shown; a file's text as it is. */
export type Command = (cli: Cli, args: string[]) => Promise<string | { file: string }>

/** True when a command line only asks how to call it, which needs no store. */
export function isHelp(args: readonly string[]): boolean {
  const [name = 'help'] = args
  return name === 'help' || args.includes('--help')
}

/** A mistake in how the command was called; its message is for the person who typed it. */
export class UsageError extends Error {}

/**
 * Options and the words beside them.
 * @throws UsageError with the options that there are.
 */
export function readArgs<Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    // Node's second sentence is about arguments that begin with a dash.
    const [problem] = (error as Error).message.split('. ')
    const known = Object.keys(options).map((name) => `--${name}`)
    throw new UsageError(`${problem ?? ''}. Options of this command: ${known.join(', ') || 'none'}`)
  }
}

/** What was typed after an option, if it is one of the known. */
export function oneOf<T extends string>(known: readonly T[], option: string, value: string): T {
  const found = known.find((each) => each === value)
  if (found === undefined) throw new UsageError(`--${option} ${value}: must be one of ${known.join(', ')}`)
  return found
}

/** Options of commands that take a period, days in Kyiv, both included; `--since` is `--from`. */
export const periodOptions = { from: { type: 'string' }, to: { type: 'string' }, since: { type: 'string' } } as const

/** Options of commands that choose leads. */
export const filterOptions = { ...periodOptions, status: { type: 'string' } } as const

/** When a day typed after an option began in Kyiv. */
export function startOf(day: string, option = 'since'): Date {
  const start = startOfKyivDay(day)
  if (!start) throw new UsageError(`--${option} ${day}: not a day such as 2026-11-01`)
  return start
}

type Period = { from?: string | undefined; to?: string | undefined; since?: string | undefined }

/** The period that the options choose, as days of Kyiv. */
export function toDays({ from, to, since }: Period): { from?: string | undefined; to?: string | undefined } {
  if (from !== undefined && since !== undefined)
    throw new UsageError('--from and --since are the same: type one of them')
  for (const [option, day] of Object.entries({ from, to, since })) if (day !== undefined) startOf(day, option)
  const first = from ?? since
  if (first !== undefined && to !== undefined && first > to)
    throw new UsageError(`--to ${to} is before the first day, ${first}`)
  return { from: first, to }
}

/** The leads that the options choose. */
export function toFilter(values: Period & { status?: string | undefined }): LeadFilter {
  const status = values.status === undefined ? undefined : oneOf(filterStatuses, 'status', values.status)
  const { from, to } = toDays(values)
  return {
    since: from === undefined ? undefined : startOf(from).toISOString(),
    before: to === undefined ? undefined : afterKyivDay(to).toISOString(),
    status,
  }
}

/** The lead whose id, or the beginning of it, was typed. */
export async function leadOf({ store }: Cli, id: string | undefined): Promise<Lead> {
  if (id === undefined) throw new UsageError('Which lead? Type its number as the list shows it, such as 1284')
  const lead = await store.find(id)
  if (!lead) throw new UsageError(`No single lead with the number ${id}`)
  return lead
}
