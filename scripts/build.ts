import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { runGit } from '#lib/editing/run-git'
import { env } from '#lib/env'
import { recordBuildSettings } from '#lib/server/build-settings'
import { hashSources, isBuildCurrent, writeBuildStamp } from '#scripts/build-stamp'
import { makeDownPage } from '#scripts/down-page'
import { resizePictures } from '#scripts/resize-pictures'
import { findRunningServer } from '#scripts/running-server'

// npm run build: checks the content, then builds the site. A mistake in the content stops the
// build.

/**
 * Runs a command in this terminal and passes signals on to the command. If the command fails, this
 * process ends with the command's exit code.
 */
async function runCommand(
  command: string,
  args: readonly string[],
  environment = process.env,
): Promise<void> {
  const child = spawn(command, args, { stdio: 'inherit', env: environment })
  const passSignal = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGTERM', passSignal).on('SIGINT', passSignal)
  const [code] = (await once(child, 'close')) as [number | null]
  process.off('SIGTERM', passSignal).off('SIGINT', passSignal)
  if (code !== 0) process.exit(code ?? 1)
}

/**
 * Returns the version of the site, which is the environment variable VERSION. Without VERSION, the
 * version is the Git commit, with `-dirty` if files have changed since the commit. Without Git, the
 * version is the beginning of the build stamp.
 */
function findVersion(stamp: string): string {
  const commit = runGit('.', 'describe', '--always', '--dirty').trim()
  return process.env['VERSION'] || commit || stamp.slice(0, 12)
}

async function checkAndBuild(): Promise<void> {
  // A running server serves files of its build, and a new build would remove these files.
  const server = findRunningServer()
  if (server !== undefined && isBuildCurrent()) {
    console.log('Nothing to build: a server serves a build of the current files from this folder.')
    return
  }
  if (server !== undefined)
    throw new Error(
      `The site is served from this folder (process ${server}): stop it, or build in a new folder (docs/operations.md, Update).`,
    )
  await runCommand('node', ['scripts/check.ts'])
  await resizePictures()
  makeDownPage()
  // The hash is computed before the build, because sources may change during the build.
  const stamp = hashSources()
  await runCommand('next', ['build'], {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    SITE_VERSION: findVersion(stamp),
  })
  recordBuildSettings(env)
  writeBuildStamp(stamp)
}

/**
 * Checks the content and builds the site. Prints an error and ends this process when a step fails.
 */
export async function buildSite(): Promise<void> {
  try {
    await checkAndBuild()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

if (import.meta.main) await buildSite()
