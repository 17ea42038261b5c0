import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findFreePort } from '#e2e/support/free-port'

/** A running instance of the built site with a separate database. */
export type Site = {
  url: string
  dataDir: string
  /** The server's working folder, with links to the project's files and a folder for data. */
  folder: string
  /** The server's log since its start. */
  log: () => string
  /** Sends the server a signal and resolves to its exit code. */
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>
  start: () => Promise<void>
  stop: () => Promise<void>
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: { start: string }
}

/**
 * The part of the command `npm start` that limits memory: an environment variable and Node options.
 */
const [, memory = '', flags = ''] = /^(\S+) exec node (.+) scripts/.exec(scripts.start) ?? []

/**
 * Links the files and folders of the project, except `data`, into a folder. Several sites can share
 * the linked build, because a site writes rendered pages to memory only.
 */
function linkProject(folder: string): void {
  for (const name of readdirSync('.')) {
    if (name !== 'data') symlinkSync(resolve(name), join(folder, name))
  }
}

/**
 * Starts the built site and resolves when the site serves pages.
 * @param settings environment variables
 * @param prepare a function that changes the working folder before the start
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
    // SITE_URL must be the same as during the build, because the built pages contain SITE_URL.
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
