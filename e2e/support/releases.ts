import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#e2e/support/free-port'
import { runNpmStart } from '#e2e/support/run-npm-start'
import { startSystemd } from '#e2e/support/systemd'

/** A machine without containers, as docs/operations.md sets it up. */
export type Machine = {
  /** Runs deploy/switch.sh with the stand-in's `systemctl`, for the instances on these ports; gives what it writes. */
  switchTo: (release: string, ports?: readonly number[]) => Promise<string>
  /** Runs `npm start` in a release, as the user who may write to none of it. */
  npmStart: (release: string) => ReturnType<typeof runNpmStart> & { url: string }
  /** Names of the leads in the store, by the documented command. */
  leadNames: () => string[]
  urls: readonly string[]
  /** All that the servers wrote. */
  log: () => string
  stop: () => Promise<void>
}

const nobody = 65_534
const isRoot = process.getuid?.() === 0
/** A user who may write to none of the releases. */
const user = isRoot ? { uid: nobody, gid: nobody } : {}

/** The documented line that makes a release. */
const buildLine = /^npm ci && (.*)$/m.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? ''

/** Hard links in the place of `npm ci`: the network is not asked, and nothing else has written there. */
function installPackages(folder: string): void {
  execFileSync('cp', ['--archive', '--link', 'node_modules', folder])
  for (const name of ['.package-lock.json', '.cache'])
    rmSync(join(folder, 'node_modules', name), { recursive: true, force: true })
}

/** A folder for releases, as docs/operations.md has it. */
export function makeReleaseFolder() {
  const root = mkdtempSync(join(tmpdir(), 'machine-'))
  chmodSync(root, 0o755)
  mkdirSync(join(root, 'releases'))

  /** Folder of a release, with its build, as `name`; `change` edits its sources before. */
  function release(name: string, change: (folder: string) => void = () => undefined): string {
    const folder = join(root, 'releases', name)
    // What a clone has, and what was not committed yet.
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    for (const path of files.split('\n')) if (path && existsSync(path)) cpSync(path, join(folder, path))
    installPackages(folder)
    change(folder)
    const env = { ...process.env, VERSION: name, npm_config_offline: 'true', npm_config_audit: 'false' }
    execFileSync('sh', ['-c', buildLine], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
    return folder
  }

  /** A release that ends as soon as it is started. */
  function brokenRelease(like: string): string {
    const folder = join(root, 'releases/broken')
    execFileSync('cp', ['--archive', '--link', like, folder])
    rmSync(join(folder, '.next/BUILD_ID'))
    return folder
  }
  const remove = () => {
    rmSync(root, { recursive: true, force: true })
  }
  return { root, release, brokenRelease, remove }
}

/** `count` instances on `settings`, with a store of their own, that serve the releases of a folder. */
export async function startMachine(root: string, count: 1 | 2, settings: Record<string, string>): Promise<Machine> {
  const [data, tools, current] = [
    mkdtempSync(join(root, 'data-')),
    mkdtempSync(join(root, 'tools-')),
    join(root, 'current'),
  ]
  if (isRoot) chownSync(data, nobody, nobody)
  const ports = [await freePort(), await freePort()].slice(0, count)
  const portByHand = String(await freePort())
  const node = [join(current, 'node_modules/.bin/node'), '--disable-warning=ExperimentalWarning']
  const own = { HOST: '127.0.0.1', NODE_ENV: 'production', DATA_DIR: data, TRUST_PROXY: '1' } as const
  const env = { PATH: process.env['PATH'], ...settings, ...own }
  const systemd = await startSystemd(tools, (port) => ({
    command: [...node, 'lib/serve.ts'],
    ...{ cwd: current, env: { ...env, PORT: port }, ...user },
  }))

  const switchTo = (folder: string, on: readonly number[] = ports) =>
    new Promise<string>((resolve, reject) => {
      const env = { ...process.env, PATH: `${tools}:${process.env['PATH'] ?? ''}` }
      const args = [join(folder, 'deploy/switch.sh'), folder, ...on.map((port) => `clinic@${port}`)]
      const command = spawn('sh', args, { env })
      let output = ''
      for (const stream of [command.stdout, command.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
      command.once('close', (code) => {
        if (code === 0) resolve(output)
        else reject(new Error(output))
      })
    })

  function npmStart(folder: string) {
    // npm keeps its log in the home folder.
    const own = { PORT: portByHand, HOST: '127.0.0.1', DATA_DIR: data, HOME: data }
    return { ...runNpmStart({ ...settings, ...own }, folder, user), url: `http://127.0.0.1:${portByHand}` }
  }

  function leadNames(): string[] {
    const [command, ...args] = [...node, 'lib/leads/cli.ts', 'export', '--format', 'json']
    const exported = execFileSync(command, args, { cwd: current, env, encoding: 'utf8', maxBuffer: 1e9, ...user })
    return (JSON.parse(exported) as { name: string }[]).map(({ name }) => name)
  }
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  return { switchTo, npmStart, leadNames, urls, log: systemd.log, stop: systemd.stop }
}
