import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { openStore } from '#lib/database/open'
import { logChangedSettings, recordBuildSettings } from '#lib/server/build-settings'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'))
  symlinkSync(resolve('lib'), join(folder, 'lib'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Runs Node in `folder`, which contains no build. */
function run(settings: Record<string, string>, ...args: string[]) {
  // eslint-disable-next-line no-restricted-syntax -- the environment of another process
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', ...settings } as const
  return spawnSync('node', ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env,
  })
}

it.each([
  [
    'a malformed setting',
    { HOST: '127.0.0' },
    /^Configuration: HOST must be an IP address such as 127\.0\.0\.1$/,
  ],
  ['a folder without a build', {}, /^Could not find a production build in the .* directory\./],
])('%s stops the start with one line of JSON and exit code 1', (_what, settings, reason) => {
  const { status, stderr } = run(settings, resolve('lib/serve.ts'))
  const line = {
    level: 'error',
    event: 'not-started',
    reason: expect.stringMatching(reason) as string,
  }
  expect([status, JSON.parse(stderr)]).toEqual([1, expect.objectContaining(line)])
})

it.each([
  [
    'a folder',
    (folder: string) => ({ DATA_DIR: join(folder, 'file', 'data') }),
    /^The folder of DATA_DIR, .*, cannot be used: ENOTDIR/,
  ],
  [
    'PostgreSQL',
    () => ({ DATABASE_URL: 'postgres://clinic:secret@127.0.0.1:1/leads' }),
    /^The database of DATABASE_URL at 127\.0\.0\.1:1 cannot be used: connect ECONNREFUSED/,
  ],
])('a start without %s that works logs the setting in one line', (_what, settings, reason) => {
  writeFileSync(join(folder, 'file'), '')
  const { stderr } = run(settings(folder), resolve('lib/serve.ts'))
  const [line = ''] = stderr.split('\n')
  expect(JSON.parse(line)).toMatchObject({
    event: 'store-not-opened',
    reason: expect.stringMatching(reason) as string,
  })
})

it('settings come from .env.local, then from .env; variables of the process come first', () => {
  writeFileSync(join(folder, '.env'), 'HOST=from-env\nPORT=from-env\nTRUST_PROXY=from-env\n')
  writeFileSync(join(folder, '.env.local'), 'PORT=1\nTRUST_PROXY=from-local\n')
  const { stderr } = run({ PORT: '0', TRUST_PROXY: '0' }, resolve('lib/serve.ts'))
  expect(stderr).toMatch(/"Configuration: HOST must be[^;]*"/)
  writeFileSync(join(folder, '.env'), 'PORT=1\n')
  writeFileSync(join(folder, '.env.local'), 'TRUST_PROXY=from-local\n')
  expect(run({}, resolve('lib/serve.ts')).stderr).toMatch(/"Configuration: TRUST_PROXY must be/)
})

it('names a variable that is nearly a setting, and the right setting', () => {
  writeFileSync(join(folder, '.env'), 'SMTP_ULR=smtp://mail.example\n')
  const [line = ''] = run({}, resolve('lib/serve.ts')).stderr.split('\n')
  expect(JSON.parse(line)).toMatchObject({
    event: 'setting-misspelled',
    reason: 'SMTP_ULR is not a setting. Is SMTP_URL meant?',
  })
})

it('a store of another version stops the start with a sentence about the remedy', async () => {
  const { database } = await openStore({ folder: join(folder, 'data') })
  await sql`ALTER TABLE delivery DROP COLUMN last_error`.execute(database)
  await database.destroy()
  const { status, stderr } = run({}, resolve('lib/serve.ts'))
  const reason = expect.stringMatching(
    /^The store has no column delivery\.last_error: .* begin with a new store\.$/,
  ) as string
  expect([status, JSON.parse(stderr)]).toEqual([
    1,
    expect.objectContaining({ event: 'not-started', reason }),
  ])
})

it('writes the output of libraries and of Node as JSON lines', () => {
  const path = JSON.stringify(pathToFileURL(resolve('lib/log.ts')))
  const code = `import(${path}).then(({ log, logOutputAsJson }) => {
    logOutputAsJson()
    console.error('⨯', new Error('aborted'))
    process.emitWarning('old')
    log.error('lead-not-saved', 'x')
    setImmediate(() => { throw new Error('crash') })
  })`
  const { status, stderr } = run({}, '-e', code)
  const lines = stderr.trim().split('\n')
  const texts = { output: /^⨯ Error: aborted\n +at /, crashed: /^crash$/ }
  expect([status, lines.map((line): unknown => JSON.parse(line))]).toEqual([
    1,
    [
      { level: 'error', event: 'output', text: expect.stringMatching(texts.output) as string },
      { level: 'error', event: 'lead-not-saved', reason: 'x' },
      { level: 'error', event: 'crashed', reason: expect.stringMatching(texts.crashed) as string },
    ].map((line) => expect.objectContaining(line) as object),
  ])
})

it('names the settings that differ from the build', () => {
  const cwd = process.cwd()
  const error = jest.spyOn(console, 'error').mockImplementation()
  mkdirSync(join(folder, '.next'))
  process.chdir(folder)
  recordBuildSettings({ SITE_URL: 'https://clinic.example', API_URL: undefined })
  logChangedSettings({ SITE_URL: 'https://clinic.example', API_URL: undefined })
  expect(error).not.toHaveBeenCalled()
  logChangedSettings({
    SITE_URL: 'https://other.example',
    API_URL: 'https://key:secret@api.example',
  })
  process.chdir(cwd)
  const told = error.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)
  expect(told).toMatchObject(
    ['SITE_URL', 'API_URL'].map((setting) => ({ event: 'built-for-other-settings', setting })),
  )
  expect(JSON.stringify(told)).not.toContain('secret')
})
