import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { freePort } from '#e2e/support/free-port'

/** What the Dockerfile makes: a folder, and how its server is run in it. */
export type Image = {
  folder: string
  dataDir: string
  url: string
  /** Starts the image's CMD; `ended` gives its exit code. */
  start: () => { kill: (signal: 'SIGTERM') => void; ended: Promise<number | null>; log: () => string }
  /** Runs a command in it, by default the HEALTHCHECK's; gives its exit code and output. */
  run: (command?: readonly string[]) => { status: number | null; output: string }
  remove: () => void
}

// A user who may write to none of the image's files, as `USER node`.
const nobody = 65_534
const isRoot = process.getuid?.() === 0
const user = isRoot ? { uid: nobody, gid: nobody } : {}

/**
 * Runs the first stage's commands in a copy of the project, so that its own build stays as it is, with `settings` in the
 * environment.
 */
function build(stage: string, folder: string, settings: Record<string, string>): void {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)
  const filter = (path: string) => !ignored.some((pattern) => matchesGlob(path, pattern))
  cpSync('.', folder, { recursive: true, filter })
  const offline = { npm_config_offline: 'true', npm_config_audit: 'false' }
  const env = { ...process.env, ...settings, ...offline }
  for (const [, command = ''] of stage.matchAll(/^RUN (.*)$/gm)) {
    if (command === 'npm ci') {
      // Hard links in its place, as the bundler follows none that leads out of the project; npm writes its own list anew, and
      // nothing else has written there yet.
      execFileSync('cp', ['--archive', '--link', 'node_modules', folder])
      for (const name of ['.package-lock.json', '.cache'])
        rmSync(join(folder, 'node_modules', name), { recursive: true, force: true })
    } else execFileSync('sh', ['-c', command], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  }
}

/** Follows the Dockerfile's own lines. */
export async function makeImage(settings: Record<string, string>): Promise<Image> {
  const root = mkdtempSync(join(tmpdir(), 'image-'))
  chmodSync(root, 0o755)
  const [built, folder, dataDir] = [join(root, 'build'), join(root, 'site'), join(root, 'data')]
  for (const each of [built, folder, dataDir]) mkdirSync(each)
  if (isRoot) chownSync(dataDir, nobody, nobody)

  const [, first = '', stage = ''] = readFileSync('Dockerfile', 'utf8')
    .replaceAll('\\\n', ' ')
    .split(/^FROM .*$/m)
  build(first, built, settings)
  for (const [, from = '', to = ''] of stage.matchAll(/^COPY --from=build \/site\/(\S+) (\S+)$/gm))
    renameSync(join(built, from), join(folder, to))
  rmSync(built, { recursive: true, force: true })
  const command = (pattern: RegExp) => JSON.parse(pattern.exec(stage)?.[1] ?? '[]') as string[]
  const [cmd, healthcheck] = [command(/^CMD (.*)$/m), command(/^HEALTHCHECK.*?CMD (.*)$/m)]
  const port = String(await freePort())
  const declared = [...(/^ENV (.*)$/m.exec(stage)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)]
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    PATH: process.env['PATH'],
    ...Object.fromEntries(declared.map(([, name = '', value = '']) => [name, value.startsWith('$') ? '' : value])),
    ...{ PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir },
  }

  function start() {
    const [program = '', ...args] = cmd
    const server = spawn(program, args, { cwd: folder, env, ...user })
    let log = ''
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (log += String(chunk)))
    const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
    return { kill: (signal: 'SIGTERM') => void server.kill(signal), ended, log: () => log }
  }

  function run([program = '', ...args]: readonly string[] = healthcheck) {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8', ...user })
    return { status, output: stdout + stderr }
  }

  const remove = () => {
    rmSync(root, { recursive: true, force: true })
  }
  return { folder, dataDir, url: `http://127.0.0.1:${port}`, start, run, remove }
}
