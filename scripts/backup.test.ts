import { saveLead } from '#lib/leads/save-lead'
import { execFile, spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { getSharedPostgres } from '#e2e/support/postgres'
import { readAllLeads } from '#e2e/support/test-databases'
import { makeLead } from '#e2e/support/test-lead'
import { type SiteStore, openStore } from '#lib/database/open'

let folder: string
let site: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  site = join(folder, 'site')
  file = join(folder, 'backups', '2026-11-22-09.backup')
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const add = (store: SiteStore) => {
  const lead = makeLead()
  return saveLead(store.database, lead, ['smtp']).then(() => lead.id)
}

async function fill(count: number): Promise<string[]> {
  const store = await openStore({ folder: site })
  const ids = await Promise.all(Array.from({ length: count }, () => add(store)))
  await store.close()
  return ids
}

async function idsIn(place: string): Promise<string[]> {
  const store = await openStore({ folder: place })
  const ids = (await readAllLeads(store.database)).map(({ id }) => id)
  const deliveries = await store.database.selectFrom('delivery').select('leadId').execute()
  await store.close()
  // Every lead must have one delivery, and every delivery must belong to a lead.
  expect(deliveries.map(({ leadId }) => leadId).sort()).toEqual(ids.toSorted())
  return ids
}

const node = (settings: Record<string, string>, ...command: string[]) =>
  spawnSync('node', ['--disable-warning=ExperimentalWarning', ...command], {
    encoding: 'utf8',
    env: { ...process.env, ...settings },
  })

/** Restores a backup by the command in docs/operations.md, with the paths of this test. */
function restore() {
  const operations = readFileSync('docs/operations.md', 'utf8')
  const line = /^cd .* sha256sum -c .* install .*$/m.exec(operations)?.[0] ?? ''
  const command = line
    .replace('/var/backups/clinic', join(folder, 'backups'))
    .replaceAll('/root/before', join(folder, 'before'))
    .replaceAll('/var/lib/clinic', site)
    .replace('-o clinic -g clinic', `-o ${userInfo().uid} -g ${userInfo().gid}`)
  return spawnSync('sh', ['-c', command], { encoding: 'utf8' })
}

it('a backup made while the site writes has every earlier lead, and no lead without its delivery', async () => {
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
  for (const name of [file, `${file}.sha256`]) expect(statSync(name).mode & 0o077).toBe(0)

  expect(restore()).toMatchObject({ status: 0, stderr: '' })
  const restored = new Set(await idsIn(site))
  expect(earlier.filter((id) => !restored.has(id))).toEqual([])
  expect([...restored].filter((id) => !earlier.includes(id) && !during.includes(id))).toEqual([])
  // The restore command moves the previous database, with all its leads, to the folder `before`.
  expect((await idsIn(join(folder, 'before'))).length).toBe(earlier.length + during.length)
})

it('a backup with one changed digit is not restored, and no backup replaces another', async () => {
  await fill(200)
  const backUp = () => node({ DATA_DIR: site }, 'scripts/backup.ts', file)
  expect(backUp()).toMatchObject({ status: 0 })
  expect(backUp()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is there already') as string,
  })
  const bytes = readFileSync(file)
  const digit = bytes.indexOf('+38067') + 8
  bytes.writeUInt8(bytes.readUInt8(digit) === 0x31 ? 0x32 : 0x31, digit)
  writeFileSync(file, bytes)
  expect(restore()).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('FAILED') as string,
  })
  expect(readdirSync(folder).toSorted()).toEqual(['backups', 'site'])
  expect(await idsIn(site)).toHaveLength(200)
})

it('every command reports a folder without a database, and makes no database there', () => {
  mkdirSync(site)
  const settings = { DATA_DIR: join(site, 'mistyped'), DATABASE_URL: '' }
  for (const command of [
    ['lib/leads/leads-command.ts', 'export'],
    [
      'lib/auth/staff-command.ts',
      'invite',
      'anna@clinic.example',
      '--name',
      'Anna',
      '--role',
      'admin',
    ],
    ['scripts/backup.ts', file],
  ]) {
    const { status, stdout, stderr } = node(settings, ...command)
    expect([command, status, stdout]).toEqual([command, 1, ''])
    expect(stderr).toMatch(
      /^There is no store of leads in \S+\/mistyped: is DATA_DIR set as for the site\?.*\n$/,
    )
  }
  expect(readdirSync(site)).toEqual([])
})

it('every command reports a PostgreSQL database without the tables of the site', async () => {
  const postgres = await getSharedPostgres()
  const settings = { DATABASE_URL: await postgres.createDatabase(), DATA_DIR: site }
  const client = new Client({ connectionString: settings.DATABASE_URL })
  await client.connect()
  // Another application may have a table `lead` too. This table stands for such a table.
  await client.query('CREATE TABLE lead (id integer)')
  const { status, stdout, stderr } = node(settings, 'lib/leads/leads-command.ts', 'export')
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(
    /There is no store of leads in the database clinic_\w+ at 127.0.0.1: is DATABASE_URL set/,
  )
  expect(node(settings, 'scripts/backup.ts', file).stderr).toContain('pg_dump -Fc')
  const { rows } = await client.query(
    "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'",
  )
  expect(rows).toEqual([{ table_name: 'lead' }])
  await client.end()
  await postgres.remove()
})
