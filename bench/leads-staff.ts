import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ms, type Bench } from '#bench/leads-part'
import { percentile } from '#bench/load'
import { fillStore } from '#bench/million'

export async function measureStaff({ database, options, report }: Bench) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const url = database['DATABASE_URL']
  await fillStore(url === undefined ? { folder } : { url }, options.stored)
  const commands = ['list', 'list --status suspected', 'list --status dead', 'list --status delivered', 'export']
  for (const command of commands) {
    const times = [1, 2, 3].map(() => {
      const started = performance.now()
      const args = ['--disable-warning=ExperimentalWarning', 'lib/leads/cli.ts', ...command.split(' ')]
      execFileSync('node', args, { env: { ...process.env, DATA_DIR: folder, ...database } })
      return performance.now() - started
    })
    report(`leads ${command}, ${options.stored} leads`, ms(percentile(times, 0.5)))
  }
  rmSync(folder, { recursive: true, force: true })
}
