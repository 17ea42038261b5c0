import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { recordBuildSettings } from '#lib/server/build-settings'
import { makePictures } from '#scripts/pictures'

// npm run build: what the check refuses is not published.

const stampFile = '.next/build-stamp.txt'
const sources = '{app,components,content,lib,messages,public}/**/*.*'
const files = ['package-lock.json', 'next.config.mjs', 'middleware.ts', 'instrumentation.ts']
const server = /(^|\/)(lib\/serve|lib\/server\/server|scripts\/start)\.ts$/

/**
 * Hash of what a build depends on: the settings baked into its pages and the contents of the sources. Not their times, which
 * a copy or a checkout changes.
 */
function sourceStamp(): string {
  const baked = [process.env['SITE_URL'] ?? '', process.env['API_URL'] ?? '']
  const hash = createHash('sha256').update(JSON.stringify(baked))
  for (const path of [...globSync(sources, { exclude: ['**/*.test.*', '**/*.d.json.ts'] }), ...files].sort())
    if (statSync(path).isFile())
      hash.update(`${path}\n`).update(createHash('sha256').update(readFileSync(path)).digest())
  return hash.digest('hex')
}

/** True when there is a build and it was built from what is here now. */
export function isBuildCurrent(): boolean {
  return attempt(() => readFileSync(stampFile, 'utf8')) === sourceStamp()
}

/** Result of what may fail because a file or a program is not there. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** What a build is called: VERSION, else its commit (`-dirty` when files differ), else the beginning of its stamp. */
function buildVersion(stamp: string): string {
  const describe = () =>
    execFileSync('git', ['describe', '--always', '--dirty'], { stdio: ['ignore', 'pipe', 'ignore'] })
  return process.env['VERSION'] || attempt(describe)?.toString().trim() || stamp.slice(0, 12)
}

/** Process id of a server of this folder's build, found where the system tells (Linux); not that of the command that asks. */
function runningServer(): number | undefined {
  const build = attempt(() => realpathSync.native('.next'))
  const pids = (attempt(() => readdirSync('/proc')) ?? []).map(Number).filter(Number.isInteger)
  return pids.find(
    (pid) =>
      build !== undefined &&
      ![process.pid, process.ppid].includes(pid) &&
      attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
        ?.split('\0')
        .some((part) => server.test(part)) &&
      attempt(() => realpathSync.native(`/proc/${pid}/cwd/.next`)) === build,
  )
}

/**
 * Runs a command to its end, in this terminal; answers with its exit code. A signal to this process is passed on and waited
 * for, so that nothing goes on without it: then the answer is 1, as when the command cannot be started.
 */
async function run(command: string, args: readonly string[], env = process.env): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', env })
  const stop = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      stop.abort()
      child.kill(signal)
    })
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve).once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
  })
  for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal)
  return stop.signal.aborted ? 1 : (code ?? 1)
}

async function makeBuild(): Promise<number> {
  const { env } = await import('#lib/env')
  // A server keeps in memory which files its build has: another build below it takes its styles and scripts away.
  const pid = runningServer()
  if (pid !== undefined && isBuildCurrent()) {
    console.log('Nothing to build: the build that is served from this folder is of what is here.')
    return 0
  }
  if (pid !== undefined) {
    const way = 'stop it, or build in a new folder (docs/operations.md, Update)'
    console.error(`The site is served from this folder (process ${pid}): ${way}.`)
    return 1
  }
  const refused = await run('node', ['scripts/check.ts'])
  if (refused !== 0) return refused
  await makePictures()
  // The sources may change while it builds.
  const stamp = sourceStamp()
  const own = { NEXT_TELEMETRY_DISABLED: '1', SITE_VERSION: buildVersion(stamp) }
  const status = await run('next', ['build'], { ...process.env, ...own })
  if (status !== 0) return status
  recordBuildSettings(env)
  writeFileSync(stampFile, stamp)
  return 0
}

/** Checks and builds what is here, and tells what is wrong; answers with the exit code. */
export const build = (): Promise<number> =>
  makeBuild().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return 1
  })

if (import.meta.main) process.exitCode = await build()
