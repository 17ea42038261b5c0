import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'

/** Matches `node lib/serve.ts` and `node scripts/start.ts`. In /proc, NUL separates arguments. */
const serverCommand = /(?:^|[\0/])(?:lib\/serve|scripts\/start)\.ts(?:\0|$)/

/**
 * Returns the id of another process that serves the build in this folder, or undefined when no
 * process does. Without `/proc`, which only Linux has, the result is always undefined.
 */
export function findRunningServer(): string | undefined {
  if (!existsSync('.next') || !existsSync('/proc')) return undefined
  const build = realpathSync.native('.next')
  const processIds = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return processIds.find((id) => {
    try {
      const command = readFileSync(`/proc/${id}/cmdline`, 'utf8')
      const isOtherServer = serverCommand.test(command) && id !== String(process.pid)
      return isOtherServer && realpathSync.native(`/proc/${id}/cwd/.next`) === build
    } catch {
      // The process has ended, or it belongs to another user and its files in /proc cannot be read.
      return false
    }
  })
}
