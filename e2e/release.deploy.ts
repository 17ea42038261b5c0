import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { folderSize } from '#e2e/support/folder-size'
import { startPostgres } from '#e2e/support/postgres'
import { noNginx, startProxy, type Proxy } from '#e2e/support/proxy'
import { makeReleaseFolder, startMachine, type Machine } from '#e2e/support/releases'
import { until } from '#e2e/support/until'
import { failed, startVisitors } from '#e2e/support/visitors'

// eslint-disable-next-line playwright/no-skipped-test -- the update is tried behind nginx, as it is documented
test.skip(noNginx !== undefined, noNginx)

/** What a test started for itself; ended last first. */
let started: (() => Promise<void> | boolean)[] = []

test.afterEach(async () => {
  for (const stop of started.toReversed()) await stop()
  started = []
})

/** Words of the footer that the next release changes. */
const [before, after] = ['За загрози життю телефонуйте 103.', 'За загрози життю дзвоніть 103.']

/** Told with the test's result. */
function note(type: string, value: number): void {
  test.info().annotations.push({ type, description: String(Math.round(value)) })
}

function changeText(folder: string): void {
  const path = join(folder, 'messages/ua.json')
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(before)
  writeFileSync(path, text.replace(before, after))
}

/** The release before, the one after, which says so in the footer, and one that does not start. */
let releases: readonly [string, string, string]
let releaseFolder: ReturnType<typeof makeReleaseFolder>

test.beforeAll(() => {
  releaseFolder = makeReleaseFolder()
  const [first, second] = [releaseFolder.release('first'), releaseFolder.release('second', changeText)]
  releases = [first, second, releaseFolder.brokenRelease(second)]
})

test.afterAll(() => {
  releaseFolder.remove()
})

/** What each instance serves, by its version and its page. */
const versions = ({ urls }: Machine) =>
  Promise.all(
    urls.map(async (url) => {
      const { version } = (await (await fetch(`${url}/api/health`)).json()) as { version: string }
      return `${version} ${(await (await fetch(`${url}/ua`)).text()).includes(after) ? 'after' : 'before'}`
    }),
  )

/** Updates, rolls back and tries a release that does not start, while visitors come: none of their requests fails. */
async function updateUnderLoad(machine: Machine, proxy: Proxy): Promise<void> {
  const seen = (text: string) => until(async () => (await proxy.ask('/ua')).body.toString().includes(text))
  const endVisitors = startVisitors(proxy)
  for (const [release, name, text] of [
    [releases[1], 'second after', after],
    [releases[0], 'first before', before],
  ] as const) {
    const begun = performance.now()
    await machine.switchTo(release)
    note(`ms until ${machine.urls.length} served ${name}`, performance.now() - begun)
    expect(new Set(await versions(machine))).toEqual(new Set([name]))
    await seen(text)
  }
  // Given up before nginx gives up those who wait.
  await expect(machine.switchTo(releases[2])).rejects.toThrow(`Serving ${releases[0]} again`)
  expect(new Set(await versions(machine))).toEqual(new Set(['first before']))

  const { counts, names } = await endVisitors()
  note(`requests to ${machine.urls.length}`, failed(counts, / /))
  expect(failed(counts, / (0|5\d\d)$/), JSON.stringify(counts)).toBe(0)
  expect(Object.keys(counts).filter((key) => key.startsWith('/api/subscribe'))).toEqual(['/api/subscribe 201'])
  // Each sign-up is stored once.
  expect(machine.leadNames().toSorted()).toEqual(names.toSorted())
}

test('releases are small, read-only and served as they were built', async () => {
  // Production packages only.
  const packages = readdirSync(join(releases[0], 'node_modules'))
  expect(packages).toEqual(expect.arrayContaining(['next', 'pg', 'nodemailer', 'node']))
  expect(packages.filter((name) => ['typescript', 'eslint', 'jest', 'knip'].includes(name))).toEqual([])
  const megabytes = folderSize(releases[0]).bytes / 1e6
  note('MB of a release', megabytes)
  // docs/operations.md says 0.6 GB.
  expect(megabytes).toBeLessThan(600)

  const machine = await startMachine(releaseFolder.root, 1, {})
  started.push(() => machine.stop())
  // Built once: started by hand it serves that build, and builds nothing.
  const byHand = machine.npmStart(releases[1])
  started.push(() => byHand.stop())
  await until(async () => (await fetch(`${byHand.url}/ua`).catch(() => null))?.ok === true, 60_000)
  // What has the port of a unit is not taken for the unit.
  const byHandPort = Number(new URL(byHand.url).port)
  await expect(machine.switchTo(releases[0], [byHandPort])).rejects.toThrow('Another process may have its port')
  byHand.kill('SIGTERM')
  expect([await byHand.ended, byHand.log()]).toEqual([
    0,
    expect.not.stringMatching(/EACCES|EROFS|Creating an optimized/),
  ])
  const usage = spawnSync('sh', ['deploy/switch.sh'], { encoding: 'utf8' })
  expect([usage.status, usage.stderr]).toEqual([
    2,
    expect.stringContaining('sh deploy/switch.sh /srv/clinic/releases/'),
  ])
  expect(spawnSync('sh', ['deploy/switch.sh', '/tmp'], { encoding: 'utf8' }).stderr).toContain(
    'There is no build in /tmp',
  )
})

test('releases take the place of one another in one instance without a failed request', async () => {
  const machine = await startMachine(releaseFolder.root, 1, {})
  started.push(() => machine.stop())
  await machine.switchTo(releases[0])
  const proxy = await startProxy([machine.urls[0] ?? ''])
  started.push(() => proxy.stop())
  await updateUnderLoad(machine, proxy)
  // Whoever serves may write to none of it, and wanted to.
  expect(machine.log()).not.toMatch(/EACCES|EROFS|MODULE_NOT_FOUND/)
})

test('releases take the place of one another in two instances without a failed request', async () => {
  const postgres = await startPostgres()
  started.push(() => postgres.remove())
  const machine = await startMachine(releaseFolder.root, 2, { DATABASE_URL: await postgres.createDatabase() })
  started.push(() => machine.stop())
  await machine.switchTo(releases[0])
  const proxy = await startProxy([machine.urls[0] ?? '', machine.urls[1] ?? ''])
  started.push(() => proxy.stop())
  const page = (await proxy.ask('/ua')).body.toString()
  await updateUnderLoad(machine, proxy)
  // A page that is open still asks for the files of its own build.
  const scripts = [...page.matchAll(/"(\/_next\/static\/[^"]+\.js)"/g)].map(([, path = '']) => path)
  await machine.switchTo(releases[1])
  for (const path of scripts) expect([path, (await fetch((machine.urls[0] ?? '') + path)).status]).toEqual([path, 200])
  // Whoever serves may write to none of it, and wanted to.
  expect(machine.log()).not.toMatch(/EACCES|EROFS|MODULE_NOT_FOUND/)
})
