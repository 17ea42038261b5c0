import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { openStore } from '#lib/database/open'
import { logChangedSettings, recordBuildSettings } from '#lib/server/build-settings'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'))
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

it('a store of another version stops the start with a sentence about the remedy', async () => {
  symlinkSync(resolve('lib'), join(folder, 'lib'))
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
