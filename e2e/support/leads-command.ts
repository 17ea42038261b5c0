import { rmSync } from 'node:fs'
import { makeMemoryFolder } from '#e2e/support/memory-folder'
import { addLead, makeLead } from '#e2e/support/test-lead'
import { runLeadsSubcommand, type LeadsCommandContext } from '#lib/leads/leads-command'
import type { Db } from '#lib/database/tables'
import type { Lead } from '#lib/leads/lead'
import { type SiteStore, openStore } from '#lib/database/open'
import { spawnSync, type SpawnSyncReturns } from 'node:child_process'

/**
 * Runs `npm run leads` in a separate process.
 * @param settings environment variables
 */
export function spawnLeadsCommand(
  settings: Record<string, string>,
  ...args: string[]
): SpawnSyncReturns<string> {
  const command = ['--disable-warning=ExperimentalWarning', 'lib/leads/leads-command.ts', ...args]
  return spawnSync('node', command, { encoding: 'utf8', env: { ...process.env, ...settings } })
}

export type OpenCli = {
  /** The first argument of `runLeadsSubcommand`. */
  cli: { store: SiteStore; db: Db; channels: string[] }
  /** Closes the database. */
  close: () => Promise<void>
}

export type CommandDesk = {
  cli: LeadsCommandContext & { store: SiteStore }
  /** The folder of the SQLite database. The folder is empty when the database is PostgreSQL. */
  folder: string
  /** Runs a subcommand of `npm run leads` and returns its output. */
  run: (...args: string[]) => Promise<string>
  /** Adds a lead with one delivery for each channel. */
  add: (changes?: Partial<Lead>, ...channels: string[]) => Promise<Lead & { number: number }>
  close: () => Promise<void>
}

export async function openLeadsCli(place: { folder: string } | { url: string }): Promise<OpenCli> {
  const store = await openStore(place)
  const cli = { store, db: store.database, channels: ['provider', 'smtp'] }
  return { cli, close: () => store.close() }
}

/** Opens the PostgreSQL database at `url`. If `url` is undefined, opens a new SQLite database. */
export async function openCommandDesk(url?: string): Promise<CommandDesk> {
  const folder = makeMemoryFolder('staff-')
  const { cli, close } = await openLeadsCli(url === undefined ? { folder } : { url })
  return {
    cli,
    folder,
    run: (...args) => runLeadsSubcommand(cli, args),
    add: async (changes = {}, ...channels) => {
      const lead = makeLead(changes)
      return { ...lead, number: await addLead(cli.store, lead, channels) }
    },
    close: async () => {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
