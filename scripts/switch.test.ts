import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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
async function switchTo(release: string, unit: string, systemctl = 'true') {
  const script = `#!/bin/sh\necho "$@" >> ${folder}/told\n${systemctl}\n`
  writeFileSync(join(folder, 'systemctl'), script, { mode: 0o755 })
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` }
  const command = spawn('sh', ['deploy/switch.sh', join(folder, 'releases', release), unit], { env })
  let output = ''
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const status = await new Promise<number | null>((resolve) => command.once('close', resolve))
  return { status, output, current: realpathSync(join(folder, 'current')) }
}

it('takes no other process on the port of a unit for the unit, and leaves the release before', async () => {
  const { status, output, current } = await switchTo('second', `clinic@${port}`)
  expect([status, current]).toEqual([1, join(folder, 'releases/first')])
  expect(output).toContain(`http://127.0.0.1:${port} answers: another process has its port`)
  expect(output).not.toContain('Serving ' + join(folder, 'releases/second'))
})

it('leaves the release before when there is no such unit', async () => {
  const { status, output, current } = await switchTo('second', 'clinic@1', 'exit 5')
  expect([status, current]).toEqual([1, join(folder, 'releases/first')])
  expect(output).toContain('clinic@1 cannot be stopped')
})
