import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { env } from '#lib/env'
import { recordBuildSettings } from '#lib/server/build-settings'
import { makeDownPage } from '#scripts/down-page'
import { runGit } from '#lib/editing/run-git'
import { makePictures } from '#scripts/pictures'

// npm run build: what the check refuses is not published.

const stampFile = '.next/build-stamp.txt'
const sources = '{app,components,content,lib,messages,public}/**/*.*'
const files = [
  'package-lock.json',
  'next.config.mjs',
  'scripts/style-sheet-loader.mjs',
  'middleware.ts',
  'instrumentation.ts',
]

/** Hash of what a build depends on; not of the files' times, which a copy or a checkout changes. */
function sourceStamp(): string {
  const stamp = createHash('sha256').update(JSON.stringify([env.SITE_URL, env.API_URL]))
  for (const path of [
    ...globSync(sources, { exclude: ['**/*.test.*', '**/*.d.json.ts'] }),
    ...files,
  ].sort())
    if (statSync(path).isFile())
      stamp.update(`${path}\n`).update(createHash('sha256').update(readFileSync(path)).digest())
  return stamp.digest('hex')
}

export const isBuildCurrent = (): boolean =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceStamp()

/** Process id of a server of this folder's build, found where the system tells (Linux); not that of the command that asks. */
function runningServer(): string | undefined {
  if (!existsSync('.next') || !existsSync('/proc')) return undefined
  const build = realpathSync.native('.next')
  // Beside the processes stands "self", which is the one that asks.
  return readdirSync('/proc').find((pid) => {
    if (Number.isNaN(Number(pid))) return false
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      const isServer =
        /(?:^|[\0/])(?:lib\/serve|scripts\/start)\.ts(?:\0|$)/.test(command) &&
        pid !== String(process.pid)
      return isServer && realpathSync.native(`/proc/${pid}/cwd/.next`) === build
    } catch {
      // It has ended, or is somebody else's.
      return false
    }
  })
}

/** Runs a command to its end, in this terminal; what it refuses ends this process as well. A signal to this one is passed on. */
async function run(command: string, args: readonly string[], env = process.env): Promise<void> {
  const child = spawn(command, args, { stdio: 'inherit', env })
  const pass = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGTERM', pass).on('SIGINT', pass)
  const [code] = (await once(child, 'close')) as [number | null]
  process.off('SIGTERM', pass).off('SIGINT', pass)
  if (code !== 0) process.exit(code ?? 1)
}

async function makeBuild(): Promise<void> {
  // A server keeps in memory which files its build has: another build below it takes its styles and scripts away.
  const pid = runningServer()
  if (pid !== undefined && isBuildCurrent()) {
    console.log('Nothing to build: the build that is served from this folder is of what is here.')
    return
  }
  if (pid !== undefined)
    throw new Error(
      `The site is served from this folder (process ${pid}): stop it, or build in a new folder (docs/operations.md, Update).`,
    )
  await run('node', ['scripts/check.ts'])
  await makePictures()
  makeDownPage()
  // The sources may change while it builds.
  const stamp = sourceStamp()
  // What a build is called: its commit (`-dirty` when files differ), or the beginning of its stamp.
  const SITE_VERSION =
    process.env['VERSION'] ||
    runGit('.', 'describe', '--always', '--dirty').trim() ||
    stamp.slice(0, 12)
  await run('next', ['build'], {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    SITE_VERSION,
    SITE_BUILD: '1',
  })
  recordBuildSettings(env)
  writeFileSync(stampFile, stamp)
}

/** Checks and builds what is here; says what is wrong, and ends this process with it. */
export const build = (): Promise<void> =>
  makeBuild().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })

if (import.meta.main) await build()
