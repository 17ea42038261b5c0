import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string
let port: number
const server = createServer((_request, response) => response.end('ready'))

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'switch-')))
  for (const name of ['first', 'second']) {
    mkdirSync(join(folder, 'releases', name, '.next/static'), { recursive: true })
    writeFileSync(join(folder, 'releases', name, '.next/build-stamp.txt'), '')
  }
  symlinkSync(join(folder, 'releases/first'), join(folder, 'current'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Runs deploy/switch.sh with a `systemctl` that notes what it is told, and answers so. */
async function switchTo(release: string, unit: string, systemctl: string) {
  const script = `#!/bin/sh\necho "$@" >> ${folder}/told\n${systemctl}\n`
  writeFileSync(join(folder, 'systemctl'), script, { mode: 0o755 })
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` }
  const command = spawn('sh', ['deploy/switch.sh', join(folder, 'releases', release), unit], { env })
  let output = ''
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const status = await new Promise<number | null>((resolve) => command.once('close', resolve))
  return { status, output, current: realpathSync(join(folder, 'current')) }
}

/** A `systemctl` that knows the unit, and restarts it. */
const systemctl = (verbs: string) => `case $1 in ${verbs} show) echo 0 ;; esac`

it('serves the release once the unit is ready', async () => {
  const { status, current } = await switchTo('second', `clinic@${port}`, systemctl(''))
  expect([status, current]).toEqual([0, join(folder, 'releases/second')])
  expect(readFileSync(join(folder, 'told'), 'utf8')).toMatch(new RegExp(`^restart clinic@${port}$`, 'm'))
})

it('restarts no unit without a socket, where visitors would not wait', async () => {
  const { status, output, current } = await switchTo('second', 'clinic@1', systemctl('cat) exit 1 ;;'))
  expect([status, current]).toEqual([1, join(folder, 'releases/first')])
  expect(output).toContain('Install clinic@1.socket first')
  expect(readFileSync(join(folder, 'told'), 'utf8')).not.toContain('restart')
})

it('leaves the release before when the unit does not start, as when another process has its port', async () => {
  const { status, output, current } = await switchTo('second', `clinic@${port}`, systemctl('restart) exit 1 ;;'))
  expect([status, current]).toEqual([1, join(folder, 'releases/first')])
  expect(output).toContain('Another process may have its port')
  expect(output).not.toContain('Serving ' + join(folder, 'releases/second'))
})

it('gives up a unit that ends again and again before those who wait are given up', async () => {
  const counting = `show) echo x >> ${folder}/shown; wc -l < ${folder}/shown; exit ;;`
  const { status, output, current } = await switchTo('second', 'clinic@1', systemctl(counting))
  expect([status, current]).toEqual([1, join(folder, 'releases/first')])
  expect(output).toContain('clinic@1 does not become ready')
})
