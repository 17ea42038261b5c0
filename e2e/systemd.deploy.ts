import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

// eslint-disable-next-line playwright/no-skipped-test -- where there is no systemd there is nothing to ask
test.skip(spawnSync('systemd-analyze', ['--version']).error !== undefined, 'systemd-analyze is not installed')

/** The documented line that makes the socket of two instances. */
const [, toTemplate = ''] =
  /^sed '(.*)' \S+clinic\.socket > \S+clinic@\.socket/m.exec(readFileSync('docs/operations.md', 'utf8')) ?? []

for (const { name, edit, address } of [
  { name: 'clinic', edit: '', address: '127.0.0.1:3000' },
  { name: 'clinic@3001', edit: toTemplate, address: '127.0.0.1:%i' },
]) {
  test(`systemd finds nothing wrong with deploy/clinic.service and deploy/clinic.socket as ${name}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'unit-'))
    const service = readFileSync('deploy/clinic.service', 'utf8').replaceAll('/srv/clinic/current', process.cwd())
    const socket = spawnSync('sed', [edit, 'deploy/clinic.socket'], { encoding: 'utf8' }).stdout
    expect(socket).toContain(`ListenStream=${address}`)
    const paths = [join(folder, `${name}.service`), join(folder, `${name}.socket`)] as const
    writeFileSync(paths[0], service)
    writeFileSync(paths[1], socket)
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', ...paths], { encoding: 'utf8' })
    const security = spawnSync('systemd-analyze', ['security', '--offline=yes', '--threshold=30', paths[0]], {
      encoding: 'utf8',
    })
    rmSync(folder, { recursive: true })
    expect([verified.status, verified.stderr]).toEqual([0, ''])
    // An exposure of 3.0 of 10 at the most, as systemd counts.
    expect([security.status, security.stdout.trim().split('\n').at(-1)]).toEqual([0, expect.stringContaining('OK')])
  })
}
