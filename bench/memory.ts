import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Ids of the processes that run in a folder. */
export function processesIn(folder: string): string[] {
  return readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`) === folder
    } catch {
      return false
    }
  })
}

/** Resident memory of the processes that run in a folder, in MiB. */
export function memoryIn(folder: string): number {
  const kib = (pid: string) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  return processesIn(folder).reduce((sum, pid) => sum + kib(pid), 0) / 1024
}
