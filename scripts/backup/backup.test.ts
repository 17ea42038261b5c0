import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { execFile, spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { makeLead } from '#e2e/support/test-lead'
import { sharedPostgres, type SharedPostgres } from '#e2e/support/postgres'
import { openStore } from '#lib/leads/store/open-store'
import type { LeadStore } from '#lib/leads/store/lead-store'
import { backUpPostgres, restorePostgres } from '#scripts/backup/postgres'
import { backUpSqlite, restoreSqlite } from '#scripts/backup/sqlite'
import { allLeads } from '#e2e/support/test-databases'

let folder: string
let site: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  site = join(folder, 'site')
  file = join(folder, 'backups', 'leads.backup')
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const add = (store: LeadStore) => {
  const lead = makeLead()
  return store.add(lead, { channels: ['smtp'], from: lead.createdAt }).then(() => lead.id)
}

async function fill(count: number): Promise<string[]> {
  const store = await openStore({ folder: site })
  const ids = await Promise.all(Array.from({ length: count }, () => add(store)))
  await store.close()
  return ids
}

async function idsIn(place: { folder: string } | { url: string }): Promise<string[]> {
  const store = await openStore(place)
  const ids = (await allLeads(store.database)).map(({ id }) => id)
  const deliveries = await store.database.selectFrom('delivery').select('leadId').execute()
  await store.close()
  // A lead without its delivery, or the other way round, would be half a lead.
  expect(deliveries.map(({ leadId }) => leadId).sort()).toEqual(ids.toSorted())
  return ids
}

describe('a backup of the embedded store', () => {
  it('made while the site writes has every earlier lead, and the others whole or not at all', async () => {
    const earlier = await fill(2000)
    const store = await openStore({ folder: site })
    const during: string[] = []
    const made = new AbortController()
    const writing = (async () => {
      while (!made.signal.aborted) {
        during.push(await add(store))
        await new Promise((resolve) => setImmediate(resolve))
      }
    })()
    const command = promisify(execFile)('node', ['scripts/backup.ts', file], {
      env: { ...process.env, DATA_DIR: site },
    })
    const { stdout } = await command.finally(() => {
      made.abort()
      return writing
    })
    expect(stdout).toMatch(/^\d+ leads are in/)
    await store.close()
    expect(during.length).toBeGreaterThan(0)

    const elsewhere = join(folder, 'new', 'data')
    restoreSqlite(elsewhere, file)
    const restored = new Set(await idsIn({ folder: elsewhere }))
    expect(earlier.filter((id) => !restored.has(id))).toEqual([])
    expect([...restored].filter((id) => !earlier.includes(id) && !during.includes(id))).toEqual([])
    expect((await idsIn({ folder: site })).length).toBe(earlier.length + during.length)
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(readdirSync(join(folder, 'backups'))).toEqual(['leads.backup'])
  })

  it('replaces nothing in use, no other leads unless told to, and no other backup', async () => {
    const before = await fill(3)
    backUpSqlite(site, file)
    expect(() => backUpSqlite(site, file)).toThrow('is there already')
    const later = await fill(1)
    expect(() => restoreSqlite(site, file)).toThrow('4 leads are in')
    const store = await openStore({ folder: site })
    expect(() => restoreSqlite(site, file, { replace: true })).toThrow('stop it first')
    await store.close()
    expect(await idsIn({ folder: site })).toHaveLength(4)
    expect(restoreSqlite(site, file, { replace: true })).toMatch(/^3 leads are restored/)
    expect((await idsIn({ folder: site })).toSorted()).toEqual(before.toSorted())
    expect(later).toHaveLength(1)
  })

  it('that is damaged, or is none, is refused and changes nothing', async () => {
    await fill(200)
    backUpSqlite(site, file)
    const bytes = readFileSync(file)
    for (const content of [bytes.subarray(0, bytes.length / 2), Buffer.from('not a backup'), Buffer.alloc(0)]) {
      writeFileSync(file, content)
      expect(() => restoreSqlite(site, file, { replace: true })).toThrow('is not a whole backup of leads')
    }
    expect(() => restoreSqlite(site, join(folder, 'nothing'), { replace: true })).toThrow('There is no file')
    expect(() => backUpSqlite(join(folder, 'empty'), join(folder, 'x'))).toThrow('There is no store of leads in')
    expect(await idsIn({ folder: site })).toHaveLength(200)
  })
})

const run = (settings: Record<string, string>, ...command: string[]) =>
  spawnSync('node', ['--disable-warning=ExperimentalWarning', ...command], {
    encoding: 'utf8',
    env: { ...process.env, ...settings },
  })

/** Every command that reads or writes the store. */
const commandLines = () => [
  ['scripts/backup.ts', join(folder, 'empty.backup')],
  ['scripts/restore.ts', file],
  ['lib/leads/cli.ts', 'export'],
  ['lib/staff/cli.ts', 'invite', 'anna@clinic.example', '--role', 'admin'],
]

describe('a folder that holds no store', () => {
  it('is told as such by every command, which makes none there', async () => {
    await fill(2)
    backUpSqlite(site, file)
    const settings = { DATA_DIR: join(folder, 'mistyped'), DATABASE_URL: '' }
    for (const command of commandLines()) {
      const { status, stdout, stderr } = run(settings, ...command)
      expect([command, status, stdout]).toEqual([command, 1, ''])
      expect(stderr).toMatch(/^There is no store of leads in \S+\/mistyped: is DATA_DIR set as for the site\?.*\n$/)
    }
    expect(readdirSync(folder).toSorted()).toEqual(['backups', 'site'])
    for (const cli of ['lib/leads/cli.ts', 'lib/staff/cli.ts'])
      for (const args of [['help'], ['--help'], ['list', '--help']])
        expect(run(settings, cli, ...args)).toMatchObject({ status: 0, stderr: '' })

    expect(run(settings, 'scripts/restore.ts', file, '--new')).toMatchObject({ status: 0, stderr: '' })
    expect(await idsIn({ folder: settings.DATA_DIR })).toHaveLength(2)
  })
})

describe('a database that holds no store', () => {
  let postgres: SharedPostgres

  beforeAll(async () => {
    postgres = await sharedPostgres()
  }, 60_000)

  afterAll(() => postgres.remove())

  it('is told as such by every command, which makes none there, whatever else it holds', async () => {
    const settings = { DATABASE_URL: await postgres.createDatabase(), DATA_DIR: join(folder, 'data') }
    const name = new URL(settings.DATABASE_URL).pathname.slice(1)
    const client = new Client({ connectionString: settings.DATABASE_URL })
    await client.connect()
    // Somebody else's leads.
    await client.query('CREATE TABLE lead (id integer)')
    for (const command of commandLines()) {
      const { status, stdout, stderr } = run(settings, ...command)
      expect([command, status, stdout]).toEqual([command, 1, ''])
      const told = `There is no store of leads in the database ${name} at 127.0.0.1: is DATABASE_URL set as for the site?`
      expect(stderr).toBe(`${told}${command[0] === 'scripts/restore.ts' ? ' On a new machine add --new.' : ''}\n`)
    }
    const { rows } = await client.query(
      "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'",
    )
    expect(rows).toEqual([{ table_name: 'lead' }])
    await client.end()
    expect(readdirSync(folder)).toEqual([])
  })
})

/** pg_dump refuses a server newer than itself, so this needs the tools of the test's own PostgreSQL. */
const version = /(\d+)/.exec(spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout)?.[1]
const hasTools = Number(version ?? 0) >= 18

describe('a backup of PostgreSQL without its tools', () => {
  const path = process.env['PATH']

  afterEach(() => {
    process.env['PATH'] = path
  })

  it('says which tools it needs', async () => {
    process.env['PATH'] = '/nonexistent'
    await expect(backUpPostgres('postgres://u:secret@127.0.0.1:1/x', file)).rejects.toThrow('pg_dump is needed')
  })
})

const describeWithTools = hasTools ? describe : describe.skip

describeWithTools('a backup of PostgreSQL', () => {
  let postgres: SharedPostgres

  beforeAll(async () => {
    postgres = await sharedPostgres()
  }, 60_000)

  afterAll(() => postgres.remove())

  it('is restored whole', async () => {
    const [from, to] = [await postgres.createDatabase(), await postgres.createDatabase()]
    const store = await openStore({ url: from })
    const ids = await Promise.all(Array.from({ length: 20 }, () => add(store)))
    file = join(folder, 'leads.dump')
    await backUpPostgres(from, file)
    await expect(restorePostgres(from, file, { replace: true })).rejects.toThrow('stop it first')
    await store.close()
    await restorePostgres(to, file, { isNew: true })
    expect((await idsIn({ url: to })).toSorted()).toEqual(ids.toSorted())
    await expect(restorePostgres(to, file)).rejects.toThrow('20 leads are in the database')
    await restorePostgres(to, file, { replace: true })
  })
})
