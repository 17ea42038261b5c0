import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#e2e/support/free-port'
import { runNpmStart } from '#e2e/support/run-npm-start'

/** A machine without containers, as docs/operations.md sets it up. */
export type Machine = {
  /** Folder of a release, with its build, as `name`; `change` edits its sources before. */
  release: (name: string, change?: (folder: string) => void) => string
  /** Runs deploy/switch.sh with a `systemctl` that starts and stops the instances, on these ports; gives what it writes. */
  switchTo: (release: string, ports?: readonly number[]) => Promise<string>
  /** Runs `npm start` in a release, as the user who may write to none of it. */
  npmStart: (release: string) => ReturnType<typeof runNpmStart> & { url: string }
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

/** `count` instances on `settings`. */
export async function startMachine(count: 1 | 2, settings: Record<string, string>): Promise<Machine> {
  const root = mkdtempSync(join(tmpdir(), 'machine-'))
  chmodSync(root, 0o755)
  const [data, tools] = [join(root, 'data'), join(root, 'tools')]
  for (const each of ['data', 'tools', 'releases']) mkdirSync(join(root, each))
  if (isRoot) chownSync(data, nobody, nobody)
  const ports = [await freePort(), await freePort()].slice(0, count)
  const portByHand = String(await freePort())
  const servers = new Map<string, ChildProcess>()
  let log = ''

  const end = (port: string) =>
    new Promise<void>((resolve) => {
      const server = servers.get(port)
      if (!server || server.exitCode !== null || server.signalCode !== null) {
        resolve()
        return
      }
      server.once('exit', () => {
        resolve()
      })
      server.kill('SIGTERM')
    })

  function start(port: string): void {
    const own = { PORT: port, HOST: '127.0.0.1', NODE_ENV: 'production', DATA_DIR: data, TRUST_PROXY: '1' } as const
    const current = join(root, 'current')
    const server = spawn(
      join(current, 'node_modules/.bin/node'),
      ['--disable-warning=ExperimentalWarning', 'lib/serve.ts'],
      { cwd: current, env: { PATH: process.env['PATH'], ...settings, ...own }, ...user },
    )
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (log += String(chunk)))
    servers.set(port, server)
  }

  // Stands for systemd, which the machine of a test has not: ends the unit's process in order, and starts it.
  const control = createServer((request, response) => {
    const [, verb, port = ''] = /^\/(\w+)\/clinic@(\d+)$/.exec(request.url ?? '') ?? []
    void end(port).then(() => {
      if (verb !== 'stop') start(port)
      response.end()
    })
  })
  const controlPort = await freePort()
  await new Promise<void>((resolve) => control.listen(controlPort, '127.0.0.1', resolve))
  writeFileSync(join(tools, 'systemctl'), `#!/bin/sh\ncurl --fail --silent "http://127.0.0.1:${controlPort}/$1/$2"\n`)
  chmodSync(join(tools, 'systemctl'), 0o755)

  function release(name: string, change: (folder: string) => void = () => undefined): string {
    const folder = join(root, 'releases', name)
    // What a clone has, and what was not committed yet.
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    for (const path of files.split('\n')) if (path && existsSync(path)) cpSync(path, join(folder, path))
    installPackages(folder)
    change(folder)
    const env = { ...process.env, ...settings, VERSION: name, npm_config_offline: 'true', npm_config_audit: 'false' }
    execFileSync('sh', ['-c', buildLine], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
    return folder
  }

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

  async function stop(): Promise<void> {
    for (const port of servers.keys()) await end(port)
    control.closeAllConnections()
    await new Promise((resolve) => control.close(resolve))
    rmSync(root, { recursive: true, force: true })
  }
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  return { release, switchTo, npmStart, urls, log: () => log, stop }
}
