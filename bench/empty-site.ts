import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '#e2e/support/free-port'
import { until } from '#e2e/support/until'

const run = promisify(execFile)
const next = resolve('node_modules/.bin/next')
const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const

/** A built Next app with nothing in it: what the framework alone costs. */
export type EmptyApp = { folder: string; remove: () => void }

/** Builds `bench/empty-app` with the same Next, outside the project, whose middleware Next would find and add. */
export async function buildEmptyApp(): Promise<EmptyApp> {
  const folder = mkdtempSync(join(tmpdir(), 'empty-app-'))
  cpSync('bench/empty-app', folder, { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  await run(next, ['build'], { cwd: folder, env })
  const remove = () => {
    rmSync(folder, { recursive: true, force: true })
  }
  return { folder, remove }
}

/** Serves it; resolves once it does. */
export async function startEmptyApp({ folder }: EmptyApp) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn('node', [next, 'start', '--port', String(port)], { cwd: folder, env, stdio: 'ignore' })
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(isUp)
  const stop = async () => {
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  return { url, folder, stop }
}
