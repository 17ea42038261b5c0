import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { replaceRefused } from '#scripts/backup/replace-refused'

/**
 * Runs one of PostgreSQL's own tools; the password goes by the environment, where no list of processes shows it.
 * @throws Error with the tool's words, or when it is not installed.
 */
function run(tool: 'pg_dump' | 'pg_restore', url: string, args: readonly string[]): string {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const env = {
    ...process.env,
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? 'prefer',
  }
  const { error, status, stderr, stdout } = spawnSync(tool, args, { env, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (error) throw new Error(`${tool} is needed, of PostgreSQL’s own version or newer (Debian: postgresql-client)`)
  if (status !== 0) throw new Error(`${tool}: ${stderr.trim()}`)
  return stdout
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: 'clinic-restore' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Leads in the database; 0 while it has no tables. */
async function countLeads(client: Client): Promise<number> {
  const { rows: tables } = await client.query<{ lead: string | null }>("SELECT to_regclass('lead')::text AS lead")
  if (tables[0]?.lead == null) return 0
  const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM lead')
  return Number(rows[0]?.count)
}

/**
 * Writes the database, as it is at one moment, into a new file that only its owner can read (pg_dump's own format).
 * The site may write meanwhile. Returns what to tell.
 */
export async function backUpPostgres(url: string, file: string): Promise<string> {
  if (existsSync(file)) throw new Error(`${file} is there already; a backup never replaces another`)
  const part = `${file}.part`
  mkdirSync(dirname(resolve(file)), { recursive: true, mode: 0o700 })
  rmSync(part, { force: true })
  closeSync(openSync(part, 'wx', 0o600))
  chmodSync(part, 0o600)
  try {
    run('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${part}`])
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
  renameSync(part, file)
  const leads = await withClient(url, countLeads)
  return `About ${leads} leads are in ${file}. It holds names and phones: keep it where only staff can read it.`
}

/** Who else is connected; PostgreSQL counts a connection for a moment longer than its owner. */
async function countOthers(client: Client): Promise<number> {
  let others = 0
  for (let attempt = 0; attempt < 8; attempt++) {
    const { rows } = await client.query<{ count: string }>(
      'SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    others = Number(rows[0]?.count)
    if (others === 0) break
    await sleep(250)
  }
  return others
}

/** Tables in the database, whoever made them. */
async function countTables(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    "SELECT count(*) FROM information_schema.tables WHERE table_schema NOT IN ('pg_catalog', 'information_schema')",
  )
  return Number(rows[0]?.count)
}

/**
 * Puts a backup into the database, all or nothing. Returns what to tell.
 * @param options `replace`: also when leads are there, which are lost then; `isNew`: the database holds no store yet
 * @throws Error when it is damaged, the site is connected, leads would be lost, or the tables are somebody else's; nothing is
 * changed then.
 */
export async function restorePostgres(
  url: string,
  file: string,
  { replace = false, isNew = false } = {},
): Promise<string> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`)
  run('pg_restore', url, ['--list', file])
  await withClient(url, async (client) => {
    if ((await countOthers(client)) > 0) throw new Error('The site, or a command, has the leads open: stop it first')
    if (isNew && (await countTables(client)) > 0)
      throw new Error('The database has tables that are not the site’s: the leads need one of their own')
    const present = await countLeads(client)
    if (present > 0 && !replace) throw new Error(`${present} leads are in the database, ${replaceRefused}`)
  })
  const clean = ['--clean', '--if-exists', '--single-transaction', '--no-owner', '--no-privileges']
  run('pg_restore', url, [...clean, '--dbname', new URL(url).pathname.slice(1), file])
  const leads = await withClient(url, countLeads)
  return `${leads} leads are restored. Erase again whatever was erased since the backup was made.`
}
