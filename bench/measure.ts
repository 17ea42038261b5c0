import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/**
 * The smallest value that at least this share of all values does not exceed. NaN for an empty list.
 */
export function getPercentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

export const getMedian = (values: readonly number[]): number => getPercentile(values, 0.5)

function findProcesses(folder: string): string[] {
  return readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`) === folder
    } catch {
      return false
    }
  })
}

/** Resident memory of the processes whose working folder is `folder`, in MiB. */
export function measureMemory(folder: string): number {
  const kib = (pid: string) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  return findProcesses(folder).reduce((sum, pid) => sum + kib(pid), 0) / 1024
}
