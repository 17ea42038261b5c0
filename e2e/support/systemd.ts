import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { BoundSocket, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { until } from '#e2e/support/until'

/** A service of `deploy/clinic.service`: its socket, its process, how often it was started again by itself. */
type Unit = { socket: BoundSocket; restarts: number; isWanted: boolean; process?: ChildProcess }

/** What the service runs, on a port. */
type Service = (port: string) => {
  command: readonly string[]
  cwd: string
  env: Record<string, string | undefined>
  uid?: number
  gid?: number
}

/** `RestartSec` of the unit, in milliseconds. */
const restartMs = 1000

/**
 * Stands for systemd, which the machine of a test has not, as systemd.socket(5) and sd_listen_fds(3) say: it holds the socket of
 * `clinic@<port>`, hands it to the process and starts the process again when it ends. Writes a `systemctl` to a folder.
 */
export async function startSystemd(tools: string, service: Service) {
  const units = new Map<string, Unit>()
  let log = ''

  function start(port: string, unit: Unit): void {
    const { command, ...options } = service(port)
    // The shell knows the process id before the program starts in its place.
    const script = 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"'
    const child = spawn('sh', ['-c', script, 'sh', ...command], {
      ...options,
      env: options.env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe', unit.socket.fd()],
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (log += String(chunk)))
    child.once('exit', () => {
      setTimeout(() => {
        if (!unit.isWanted || unit.process !== child) return
        unit.restarts++
        start(port, unit)
      }, restartMs)
    })
    unit.process = child
  }

  async function end(unit: Unit): Promise<void> {
    unit.isWanted = false
    const { process: child } = unit
    child?.kill('SIGTERM')
    await until(() => !child || child.exitCode !== null || child.signalCode !== null)
  }

  /** `systemctl restart`; throws when the socket cannot listen. */
  async function restart(port: string): Promise<void> {
    const unit = units.get(port) ?? {
      socket: new BoundSocket({ host: '127.0.0.1', port: Number(port) }),
      restarts: 0,
      isWanted: true,
    }
    await end(unit)
    Object.assign(unit, { restarts: 0, isWanted: true })
    units.set(port, unit)
    start(port, unit)
  }

  const verbs: Record<string, (port: string) => Promise<void> | string> = {
    restart,
    cat: () => '',
    show: (port) => String(units.get(port)?.restarts ?? 0),
  }
  const control = createServer((request, response) => {
    const [, verb = '', port = ''] = /^\/(\w+)\/.*clinic@(\d+)/.exec(request.url ?? '') ?? []
    Promise.resolve(verbs[verb]?.(port)).then(
      (answer) => response.end(answer ?? ''),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await once(control.listen(0, '127.0.0.1'), 'listening')
  const { port: controlPort } = control.address() as AddressInfo
  // Its arguments are the path.
  const script = `#!/bin/sh\nverb=$1\nfor unit; do :; done\ncurl --fail --silent "http://127.0.0.1:${controlPort}/$verb/$unit"\n`
  writeFileSync(join(tools, 'systemctl'), script)
  chmodSync(join(tools, 'systemctl'), 0o755)

  async function stop(): Promise<void> {
    for (const unit of units.values()) {
      await end(unit)
      unit.socket.close()
    }
    control.closeAllConnections()
    await new Promise((resolve) => control.close(resolve))
  }
  return { log: () => log, stop }
}
