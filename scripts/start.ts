import { spawn, spawnSync } from 'node:child_process'
import { isBuildCurrent } from '#scripts/build-stamp'

try {
  const { env } = await import('#lib/env')
  if (!isBuildCurrent()) {
    const { status } = spawnSync('node', ['scripts/build.ts'], { stdio: 'inherit' })
    if (status !== 0) process.exit(status ?? 1)
  }
  const options = `${process.env['NODE_OPTIONS'] ?? ''} --disable-warning=ExperimentalWarning`
  const server = spawn('next', ['start', '--port', String(env.PORT)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: options, NEXT_MANUAL_SIG_HANDLE: 'true' },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 0))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
