import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { BoundSocket } from 'node:net'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '#e2e/support/free-port'
import { until } from '#e2e/support/until'

/**
 * A machine without containers, as docs/operations.md sets it up: releases in a folder, and one instance under a stand-in for
 * systemd, which holds its socket, hands it over (sd_listen_fds(3)) and starts the process again when it ends.
 */
export async function makeMachine(root: string) {
  const [tools, current, file] = [join(root, 'tools'), join(root, 'current'), join(root, 'clinic.env')]
  for (const name of ['tools', 'releases']) mkdirSync(join(root, name))
  const DATA_DIR = join(root, 'data')
  writeFileSync(file, `DATA_DIR='${DATA_DIR}'\n`)
  const [port, control] = [await freePort(), await freePort()]
  const [, program = ''] =
    /^ExecStart=\/srv\/clinic\/current\/(.*)$/m.exec(readFileSync('deploy/clinic.service', 'utf8')) ?? []
  const socket = new BoundSocket({ host: '127.0.0.1', port })
  let service: ChildProcess | undefined
  let restarts = 0

  function start(): void {
    // The shell knows the process id before the program takes its place.
    const started = spawn('sh', ['-c', `LISTEN_FDS=1 LISTEN_PID=$$ exec ${program}`], {
      cwd: current,
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', HOST: '127.0.0.1', TRUST_PROXY: '1', DATA_DIR },
      stdio: ['ignore', 'ignore', 'ignore', socket.fd()],
    })
    // RestartSec of the unit.
    const again = () => {
      if (service !== started) return
      restarts++
      start()
    }
    started.once('exit', () => setTimeout(again, 1000))
    service = started
  }

  async function end(): Promise<void> {
    const ending = service
    service = undefined
    ending?.kill('SIGTERM')
    await until(() => !ending || ending.exitCode !== null || ending.signalCode !== null)
  }

  /** A release: links to the project, and a copy of its build in which words are replaced, in place of a build of its own. */
  function release(name: string, replacements: Record<string, string>): string {
    const folder = join(root, 'releases', name)
    mkdirSync(folder)
    for (const each of readdirSync('.'))
      if (!/^(\.next|data)$/.test(each)) symlinkSync(resolve(each), join(folder, each))
    cpSync('.next', join(folder, '.next'), { recursive: true, filter: (path) => path !== '.next/cache' })
    for (const path of globSync(`${folder}/.next/server/**/*.{html,rsc,js}`)) {
      const text = readFileSync(path, 'utf8')
      const changed = Object.entries(replacements).reduce((each, [from, to]) => each.replaceAll(from, to), text)
      if (changed !== text) writeFileSync(path, changed)
    }
    writeFileSync(join(folder, '.next/static', name), name)
    return folder
  }

  // `systemctl` asks this; its verb is the path.
  const systemd = createServer((request, response) => {
    if (request.url === '/restart') restarts = 0
    const restarted = request.url === '/restart' ? end().then(start) : Promise.resolve()
    void restarted.then(() => response.end(String(restarts)))
  })
  await new Promise<void>((resolve) => systemd.listen(control, '127.0.0.1', resolve))
  const script = `#!/bin/sh\ncurl --fail --silent "http://127.0.0.1:${control}/$1"\n`
  writeFileSync(join(tools, 'systemctl'), script, { mode: 0o755 })
  const PATH = `${tools}:${process.env['PATH'] ?? ''}`
  const env = { ...process.env, PATH, CLINIC_ENV: file, CLINIC_USER: userInfo().username }

  async function run(...args: readonly string[]) {
    const child = spawn('sh', args, { env })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
    const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
    return { status, output }
  }

  return {
    url: `http://127.0.0.1:${port}`,
    release,
    /** Runs deploy/switch.sh; gives its exit code and what it writes. */
    switchTo: (folder: string) => run(join(folder, 'deploy/switch.sh'), folder, `clinic@${port}`),
    /** Names of the leads in the store, by the documented command. */
    leadNames: async () => {
      const { output } = await run(join(current, 'deploy/as-clinic.sh'), 'leads', 'export', '--format', 'json')
      return (JSON.parse(output) as { name: string }[]).map(({ name }) => name)
    },
    stop: async () => {
      if (!systemd.listening) return
      await end()
      socket.close()
      systemd.close()
    },
  }
}
