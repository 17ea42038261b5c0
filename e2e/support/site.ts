import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findFreePort } from '#e2e/support/free-port'

/** A running copy of the built site with a store of its own. */
export type Site = {
  url: string
  dataDir: string
  /** Where it runs: links to the project, its build included, and its data. */
  folder: string
  /** Everything the server has written to its log since it was started. */
  log: () => string
  /** Sends the server a signal; answers with how it ended once it has. */
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>
  /** Starts it again after its end, as it was. */
  start: () => Promise<void>
  /** Kills it and removes its folder. */
  stop: () => Promise<void>
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: { start: string }
}

/** How `npm start` lets the process use its memory. */
const [, memory = '', flags = ''] = /^(\S+) exec node (.+) scripts/.exec(scripts.start) ?? []

/** Links what a site reads, which is all but its data: pages made while serving stay in its memory. */
function linkProject(folder: string): void {
  for (const name of readdirSync('.')) {
    if (name !== 'data') symlinkSync(resolve(name), join(folder, name))
  }
}

/**
 * Starts the built site; answers once it serves pages. `settings` are environment variables, `prepare` changes its folder
 * before.
 */
export async function startSite(
  settings: Record<string, string> = {},
  prepare: (folder: string) => void = () => undefined,
): Promise<Site> {
  const port = settings['PORT'] ?? String(await findFreePort())
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  linkProject(folder)
  prepare(folder)
  const dataDir = settings['DATA_DIR'] ?? join(folder, 'data')
  const url = `http://localhost:${port}`
  let written = ''
  let server: ChildProcess | undefined
  let exited: Promise<number | null> = Promise.resolve(null)

  const answers = (path: string) =>
    fetch(url + path).then(
      (response) => path !== '/ua' || response.ok,
      () => false,
    )

  async function start(path = '/api/health'): Promise<void> {
    const options = [
      'node',
      ...flags.split(' '),
      '--disable-warning=ExperimentalWarning',
      'lib/serve.ts',
    ]
    // The address that the build was made for.
    const own = {
      NODE_ENV: 'production',
      PORT: port,
      TRUST_PROXY: '1',
      SITE_URL: 'http://localhost:3000',
    } as const
    const started = spawn('env', [memory, ...options], {
      cwd: folder,
      env: { ...process.env, ...own, ...settings, DATA_DIR: dataDir },
    })
    server = started
    written = ''
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => (written += chunk.toString()))
    exited = new Promise((resolve) => started.once('exit', resolve))
    const deadline = Date.now() + 60_000
    while (!(await answers(path))) {
      if (Date.now() > deadline || started.exitCode !== null)
        throw new Error(`The site did not start: ${written}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    server?.kill(signal)
    return exited
  }

  const stop = async () => {
    await end('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  await start('/ua')
  return { url, dataDir, folder, log: () => written, end, start, stop }
}
