import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '#e2e/support/free-port'
import { getScriptBytes } from '#e2e/support/page-weight'
import { isAnswering, waitUntil } from '#e2e/support/wait-until'

const next = resolve('node_modules/.bin/next')
const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const

/**
 * Builds an empty Next app, which shows the cost of the framework alone. Later calls reuse the
 * build until the version of Next changes.
 * @returns the folder of the app. The folder is outside the project, because inside the project
 *   Next would add the project's middleware.
 */
async function buildEmptyApp(): Promise<string> {
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as {
    version: string
  }
  const folder = join(tmpdir(), `empty-app-${version}`)
  cpSync('e2e/support/empty-app', folder, { recursive: true })
  // The link to `node_modules` is made anew, because the old link may lead to a deleted checkout.
  rmSync(join(folder, 'node_modules'), { force: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  if (existsSync(join(folder, '.next/BUILD_ID'))) return folder
  await promisify(execFile)(next, ['build'], { cwd: folder, env })
  return folder
}

/** Bytes of the scripts that the empty app loads, compressed by gzip. */
export async function getEmptyAppBytes(): Promise<number> {
  const folder = await buildEmptyApp()
  return getScriptBytes(readFileSync(join(folder, '.next/server/app/index.html'), 'utf8'), folder)
}

export type EmptyApp = { url: string; folder: string; stop: () => Promise<void> }

/** Serves the empty app. Resolves when the server responds. */
export async function startEmptyApp(): Promise<EmptyApp> {
  const folder = await buildEmptyApp()
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const server = spawn('node', [next, 'start', '--port', String(port)], {
    cwd: folder,
    env,
    stdio: 'ignore',
  })
  await waitUntil(() => isAnswering(url))
  const stop = async () => {
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  return { url, folder, stop }
}
