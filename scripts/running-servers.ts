import { readdirSync, readFileSync, realpathSync } from 'node:fs'

const program = /(^|\/)(lib\/serve|lib\/server\/server|scripts\/start)\.ts$/

/**
 * Process ids of the servers of this folder's build, whoever started them; found where the system tells (Linux), and of
 * another user only for root. The command that asks, and what started it, do not count.
 */
export function runningServers(): number[] {
  const pids = realPath('/proc') ? readdirSync('/proc').map(Number).filter(Number.isInteger) : []
  const build = realPath('.next')
  return pids.filter((pid) => {
    if (!build || pid === process.pid || pid === process.ppid) return false
    return isServer(pid) && realPath(`/proc/${pid}/cwd/.next`) === build
  })
}

function isServer(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      .split('\0')
      .some((part) => program.test(part))
  } catch {
    // It ended meanwhile.
    return false
  }
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path)
  } catch {
    return undefined
  }
}
