import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '#e2e/support/free-port'

/** A running copy of the built site with a store of its own. */
export type Site = {
  url: string
  dataDir: string
  /** Where it runs: a copy of the build, and links to the rest. */
  folder: string
  /** Everything the server has written to its log. */
  log: () => string
  stop: () => Promise<void>
}

/** A copy of the build, as a site writes the pages it regenerates into it; what is only read is linked. */
function copyBuild(folder: string): void {
  const cache = join('.next', 'cache')
  cpSync('.next', join(folder, '.next'), { recursive: true, filter: (path) => path !== cache })
  for (const name of readdirSync('.')) {
    if (name !== '.next' && name !== 'data') symlinkSync(resolve(name), join(folder, name))
  }
}

/** Starts the built site; answers once it serves pages. `settings` are environment variables. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  copyBuild(folder)
  const dataDir = settings['DATA_DIR'] ?? join(folder, 'data')
  const server = spawn(
    'node',
    ['--disable-warning=ExperimentalWarning', 'node_modules/.bin/next', 'start', '--port', String(port)],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', TRUST_PROXY: '1', ...settings, DATA_DIR: dataDir },
    },
  )
  let written = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (written += chunk.toString()))
  const exited = new Promise<void>((resolve) =>
    server.once('exit', () => {
      resolve()
    }),
  )
  const url = `http://localhost:${port}`
  const answers = () =>
    fetch(`${url}/ua`).then(
      (response) => response.ok,
      () => false,
    )
  const deadline = Date.now() + 20_000
  while (!(await answers())) {
    if (Date.now() > deadline || server.exitCode !== null) throw new Error(`The site did not start: ${written}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const stop = async () => {
    server.kill('SIGKILL')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, dataDir, folder, log: () => written, stop }
}
