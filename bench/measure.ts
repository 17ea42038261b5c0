import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** The value that this share of all is not above; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

export const median = (values: readonly number[]) => percentile(values, 0.5)

function processesIn(folder: string): string[] {
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
  const kib = (pid: string) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  return processesIn(folder).reduce((sum, pid) => sum + kib(pid), 0) / 1024
}
