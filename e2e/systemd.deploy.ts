import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

// eslint-disable-next-line playwright/no-skipped-test -- where there is no systemd there is nothing to ask
test.skip(spawnSync('systemd-analyze', ['--version']).error !== undefined, 'systemd-analyze is not installed')

for (const name of ['clinic.service', 'clinic@.service']) {
  test(`systemd finds nothing wrong with deploy/clinic.service as ${name}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'unit-'))
    const unit = readFileSync('deploy/clinic.service', 'utf8').replaceAll('/srv/clinic/current', process.cwd())
    const path = join(folder, name.replace('@', '@3001'))
    writeFileSync(path, unit)
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', path], { encoding: 'utf8' })
    const security = spawnSync('systemd-analyze', ['security', '--offline=yes', '--threshold=30', path], {
      encoding: 'utf8',
    })
    rmSync(folder, { recursive: true })
    expect([verified.status, verified.stderr]).toEqual([0, ''])
    // An exposure of 3.0 of 10 at the most, as systemd counts.
    expect([security.status, security.stdout.trim().split('\n').at(-1)]).toEqual([0, expect.stringContaining('OK')])
  })
}
