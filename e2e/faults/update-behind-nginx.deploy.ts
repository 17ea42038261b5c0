import { randomUUID } from 'node:crypto'
import { spawnSync, spawn, type ChildProcess } from 'node:child_process'
import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { request, type RequestOptions } from 'node:https'
import { tmpdir, userInfo } from 'node:os'
import { text } from 'node:stream/consumers'
import { parseEnv } from 'node:util'
import { expect, test } from '@playwright/test'
import { startNginx } from '#e2e/support/nginx'
import { createServer } from 'node:http'
import { BoundSocket } from 'node:net'
import { join, resolve } from 'node:path'
import { getSharedPostgres } from '#e2e/support/postgres'
import { findFreePort, listenOnLoopback } from '#e2e/support/free-port'
import { waitUntil } from '#e2e/support/wait-until'

/** An instance of the site that the stand-in for systemd runs, such as clinic@3001. */
type Instance = { socket?: BoundSocket; process?: ChildProcess; restarts: number }

/**
 * Gives a process a share of the processor: the process runs for `share` of each 200 ms and is
 * stopped in between.
 * @returns a function that ends the limit
 */
function limitProcessor(limited: ChildProcess, share: number): () => void {
  let stopping: NodeJS.Timeout | undefined
  const period = setInterval(() => {
    limited.kill('SIGCONT')
    stopping = setTimeout(() => limited.kill('SIGSTOP'), 200 * share)
  }, 200)
  const end = () => {
    clearInterval(period)
    clearTimeout(stopping)
    limited.kill('SIGCONT')
  }
  limited.once('exit', end)
  return end
}

/**
 * Sets up a server without containers (docs/operations.md): a folder of releases and instances of
 * the site. A stand-in for systemd holds the listening sockets, passes each socket to its instance
 * (sd_listen_fds(3)) and restarts instances that end.
 */
async function makeMachine(root: string) {
  const tools = join(root, 'tools')
  const current = join(root, 'current')
  const file = join(root, 'clinic.env')
  const servers = join(root, 'clinic-servers.conf')
  for (const name of ['tools', 'releases']) mkdirSync(join(root, name))
  const DATA_DIR = join(root, 'data')
  writeFileSync(file, `DATA_DIR='${DATA_DIR}'\n`)
  const ports = [await findFreePort(), await findFreePort()]
  const control = await findFreePort()
  const [, program = ''] =
    /^ExecStart=\/srv\/clinic\/current\/(.*)$/m.exec(
      readFileSync('deploy/clinic@.service', 'utf8'),
    ) ?? []
  const instances = new Map<string, Instance>()
  let share = 1
  /** Functions that end the limits on the processor. */
  const limits: (() => void)[] = []
  let reloadProxy = (): void => undefined

  function start(port: string): void {
    const instance: Instance = instances.get(port) ?? { restarts: 0 }
    instances.set(port, instance)
    instance.socket ??= new BoundSocket({ host: '127.0.0.1', port: Number(port) })
    // LISTEN_PID must be the process id of Node. `$$` is the id of the shell, and `exec` replaces
    // the shell by Node under the same id.
    const started = spawn('sh', ['-c', `LISTEN_FDS=1 LISTEN_PID=$$ exec ${program}`], {
      cwd: current,
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: port,
        TRUST_PROXY: '1',
        ...parseEnv(readFileSync(file, 'utf8')),
      },
      stdio: ['ignore', 'ignore', 'ignore', instance.socket.fd()],
    })
    instance.process = started
    if (share < 1) limits.push(limitProcessor(started, share))
    // Runs one second after the service has ended (`RestartSec` in deploy/clinic@.service).
    const startAgain = () => {
      if (instance.process !== started) return
      instance.restarts++
      start(port)
    }
    started.once('exit', () => setTimeout(startAgain, 1000))
  }

  async function end(port: string): Promise<void> {
    const instance = instances.get(port)
    const ending = instance?.process
    instances.delete(port)
    instance?.socket?.close()
    delete instance?.process
    ending?.kill('SIGTERM')
    await waitUntil(
      () => !ending || ending.exitCode !== null || ending.signalCode !== null,
      300_000,
    )
  }

  /** Does what `systemctl` with these arguments does. Returns the output. */
  async function systemctl([verb = '', ...units]: readonly string[]): Promise<string> {
    const names = units.map((unit) => /^clinic@(\d+)\.service$/.exec(unit)?.[1] ?? '')
    for (const port of names.filter(Boolean)) {
      if (verb === 'start') start(port)
      if (verb === 'stop') await end(port)
      if (verb === 'show') return String(instances.get(port)?.restarts ?? 0)
    }
    if (verb === 'reload') {
      for (const endLimit of limits.splice(0)) endLimit()
      reloadProxy()
    }
    return ''
  }

  /**
   * Makes a release folder with links to the project and a copy of the build.
   * @param replacements a key is a text of the build; its value replaces this text in the copy
   */
  function makeRelease(name: string, replacements: Record<string, string>): string {
    const folder = join(root, 'releases', name)
    mkdirSync(folder)
    for (const each of readdirSync('.'))
      if (!/^(\.next|data)$/.test(each)) symlinkSync(resolve(each), join(folder, each))
    cpSync('.next', join(folder, '.next'), {
      recursive: true,
      filter: (path) => path !== '.next/cache',
    })
    for (const path of globSync(`${folder}/.next/server/**/*.{html,rsc,js}`)) {
      const text = readFileSync(path, 'utf8')
      const changed = Object.entries(replacements).reduce(
        (each, [from, to]) => each.replaceAll(from, to),
        text,
      )
      if (changed !== text) writeFileSync(path, changed)
    }
    writeFileSync(join(folder, '.next/static', name), name)
    return folder
  }

  // The test's own `systemctl` is a script. The script sends its arguments to this server.
  const systemd = createServer((request, response) => {
    void text(request)
      .then((line) => systemctl(line.split(' ').filter((word) => !word.startsWith('--'))))
      .then((output) => response.end(output))
  })
  await listenOnLoopback(systemd, control)
  const script = `#!/bin/sh\ncurl --fail --silent --data-binary "$*" "http://127.0.0.1:${control}/"\n`
  writeFileSync(join(tools, 'systemctl'), script, { mode: 0o755 })
  const PATH = `${tools}:${process.env['PATH'] ?? ''}`
  const env = {
    ...process.env,
    PATH,
    CLINIC_ENV: file,
    CLINIC_USER: userInfo().username,
    CLINIC_SERVERS: servers,
    CLINIC_PORTS: ports.join(' '),
  }

  async function runCommand(...args: readonly string[]) {
    const child = spawn('sh', args, { env })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)))
    const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
    return { status, output }
  }

  return {
    /** The file with the settings, as /etc/clinic.env. */
    settings: file,
    /** The file in which deploy/switch.sh names the instances that serve. */
    servers,
    release: makeRelease,
    /** Runs deploy/switch.sh and returns its exit code and output. */
    switchTo: (folder: string, ...more: readonly string[]) =>
      runCommand(join(folder, 'deploy/switch.sh'), folder, ...more),
    /**
     * From now on a new instance gets this share of the processor until nginx sends requests to the
     * instance.
     */
    slowStartsDown: (shareOfProcessor: number) => {
      share = shareOfProcessor
    },
    onReload: (reload: () => void) => {
      reloadProxy = reload
    },
    /** Number of instances that run. */
    countInstances: () => instances.size,
    /** Reads the names of the saved leads from the output of `deploy/as-clinic.sh leads export`. */
    leadNames: async () => {
      const { output } = await runCommand(
        join(current, 'deploy/as-clinic.sh'),
        'leads',
        'export',
        '--format',
        'json',
      )
      return (JSON.parse(output) as { name: string }[]).map(({ name }) => name)
    },
    stop: async () => {
      if (!systemd.listening) return
      for (const port of instances.keys()) await end(port)
      systemd.close()
    },
  }
}

// eslint-disable-next-line playwright/no-skipped-test -- not every machine has nginx
test.skip(
  spawnSync('nginx', ['-v']).error !== undefined,
  'nginx is not installed (Debian: apt-get install nginx)',
)

type Ask = (
  path: string,
  more?: RequestOptions,
  body?: string,
) => Promise<{ status: number; cache: unknown; body: string }>

/**
 * Makes a function that sends a request to nginx on a new connection. Status 0 means a broken
 * connection or an incomplete body.
 */
const makeAsk = (url: string): Ask => {
  const own = { agent: false, rejectUnauthorized: false }
  const broken = { status: 0, cache: undefined, body: '' }
  return (path, more, body) =>
    new Promise((resolve) => {
      const fail = () => {
        resolve(broken)
      }
      const asked = request(url + path, { ...own, ...more }, (response) => {
        const { statusCode: status = 0, headers } = response
        text(response).then((whole) => {
          resolve({ status, cache: headers['x-cache'], body: whole })
        }, fail)
      })
      asked.on('error', fail).end(body)
    })
}

/**
 * Starts visitors who open pages and sign up without a pause.
 * @returns a function that stops the visitors. `counts` in its result has the number of responses
 *   by path and status. `names` has the names of the accepted leads.
 */
function startVisitors(ask: Ask, visitors = 10) {
  const counts: Record<string, number> = {}
  const names: string[] = []
  let longestMs = 0
  let isOver = false
  const keepVisiting = async (visitor: number) => {
    for (let turn = visitor; !isOver; turn++) {
      const path = ['/ua', '/', '/api/ua/blog', '/en/sign-up', '/api/subscribe'][turn % 5] ?? ''
      const name = randomUUID()
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }
      // Each visitor uses many IP addresses, because the site limits the sign-ups from one address.
      const own = { localAddress: `127.1.${visitor + 1}.${turn % 250}` }
      const signUp = JSON.stringify({ name, phone: '671234567', consent: true })
      const post = path === '/api/subscribe'
      const started = performance.now()
      const { status } = await (post
        ? ask(path, { ...own, method: 'POST', headers }, signUp)
        : ask(path, own))
      counts[`${path} ${status}`] = (counts[`${path} ${status}`] ?? 0) + 1
      if (status === 201) {
        names.push(name)
        longestMs = Math.max(longestMs, performance.now() - started)
      }
    }
  }
  const all = Promise.all(Array.from({ length: visitors }, (_, visitor) => keepVisiting(visitor)))
  return async () => {
    isOver = true
    await all
    test.info().annotations.push({
      type: 'longest sign-up in milliseconds',
      description: longestMs.toFixed(0),
    })
    test.info().annotations.push({ type: 'responses', description: JSON.stringify(counts) })
    return { counts, names }
  }
}

const [, builtVersion = ''] =
  /"SITE_VERSION": ?"([^"]+)"/.exec(readFileSync('.next/required-server-files.json', 'utf8')) ?? []

/**
 * Functions that stop the servers of the test and remove its folder. The functions run in reverse
 * order.
 */
const stops: (() => unknown)[] = []

test.afterEach(async () => {
  for (const stop of stops.toReversed()) await stop()
})

/** Makes a machine with nginx in front. Both are removed after the test. */
async function makeServedMachine() {
  const root = mkdtempSync(join(tmpdir(), 'machine-'))
  const machine = await makeMachine(root)
  stops.push(() => {
    rmSync(root, { recursive: true, force: true })
  }, machine.stop)
  const first = machine.release('first', { [builtVersion]: 'first' })
  const second = machine.release('second', { [builtVersion]: 'second', телефонуйте: 'дзвоніть' })
  expect(await machine.switchTo(first)).toMatchObject({ status: 0 })
  const proxy = await startNginx(machine.servers)
  machine.onReload(proxy.reload)
  stops.push(proxy.stop)
  const ask = makeAsk(proxy.url)
  const fetchHealth = async (): Promise<unknown> => JSON.parse((await ask('/api/health')).body)
  return { machine, first, second, proxy, ask, fetchHealth }
}

test('behind nginx an update, a rollback and a release that does not start fail no request', async () => {
  test.setTimeout(600_000)
  const { machine, first, second, proxy, ask, fetchHealth } = await makeServedMachine()
  const broken = machine.release('broken', {})
  rmSync(join(broken, '.next/BUILD_ID'))

  const endVisitors = startVisitors(ask)
  for (const [release, version, word] of [
    [second, 'second', 'дзвоніть'],
    [first, 'first', 'телефонуйте'],
  ] as const) {
    expect(await machine.switchTo(release)).toMatchObject({ status: 0 })
    expect(await fetchHealth()).toMatchObject({ version })
    await waitUntil(async () => (await ask('/ua')).body.includes(word))
    expect(machine.countInstances()).toBe(1)
  }
  const refused = await machine.switchTo(broken)
  expect(refused.status).toBe(1)
  expect(refused.output).toContain(`${first} is still served`)
  expect(await fetchHealth()).toMatchObject({ version: 'first' })
  expect(machine.countInstances()).toBe(1)
  const { counts, names } = await endVisitors()
  const failed = Object.keys(counts).filter((key) => / (0|5\d\d)$/.test(key))
  expect(failed, JSON.stringify(counts)).toEqual([])
  expect((await machine.leadNames()).toSorted()).toEqual(names.toSorted())
  expect((await ask('/_next/static/second')).body).toBe('second')

  // nginx caches pages, and serves the cached pages even after the site has stopped.
  const cache = async (path: string, headers = {}) => (await ask(path, { headers })).cache
  await waitUntil(async () => (await cache('/en?utm_source=x')) === 'HIT')
  for (const path of ['/', '/ua/sign-up?order=x', '/fr/blog'])
    expect([await cache(path), await cache(path)]).not.toContain('HIT')
  expect([await cache('/api/ua/blog'), await cache('/en', { RSC: '1' })]).toEqual([
    undefined,
    'BYPASS',
  ])
  const plain = await fetch(`${proxy.httpUrl}/ua?page=2`, { redirect: 'manual' })
  expect(plain.headers.get('location')).toBe('https://127.0.0.1/ua?page=2')
  await machine.stop()
  await waitUntil(async () => (await cache('/en')) === 'STALE')
})

test('the move from SQLite to PostgreSQL fails no request and moves every sign-up once', async () => {
  test.setTimeout(600_000)
  const postgres = await getSharedPostgres()
  stops.push(postgres.remove)
  const { machine, first, ask } = await makeServedMachine()
  const endVisitors = startVisitors(ask)
  appendFileSync(machine.settings, `DATABASE_URL='${await postgres.createDatabase()}'\n`)
  expect(await machine.switchTo(first, 'move')).toMatchObject({ status: 0 })
  expect(machine.countInstances()).toBe(1)
  const { counts, names } = await endVisitors()
  const failed = Object.keys(counts).filter((key) => / (0|5\d\d)$/.test(key))
  expect(failed, JSON.stringify(counts)).toEqual([])
  // `leads export` reads PostgreSQL now.
  expect((await machine.leadNames()).toSorted()).toEqual(names.toSorted())
})

test('an update whose start takes longer than nginx waits fails no request', async () => {
  test.setTimeout(3_600_000)
  // With a 25th of the processor a start takes more than a minute, and nginx waits for 30 seconds.
  const { machine, second, ask, fetchHealth } = await makeServedMachine()
  machine.slowStartsDown(1 / 25)
  const endVisitors = startVisitors(ask, 2)
  const started = performance.now()
  expect(await machine.switchTo(second)).toMatchObject({ status: 0 })
  test.info().annotations.push({
    type: 'seconds of the update',
    description: ((performance.now() - started) / 1000).toFixed(0),
  })
  expect(await fetchHealth()).toMatchObject({ version: 'second' })
  const { counts, names } = await endVisitors()
  const failed = Object.keys(counts).filter((key) => / (0|5\d\d)$/.test(key))
  expect(failed, JSON.stringify(counts)).toEqual([])
  expect((await machine.leadNames()).toSorted()).toEqual(names.toSorted())
})
