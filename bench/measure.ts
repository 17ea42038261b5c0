import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/**
 * The percentile of a list of values, or NaN for an empty list.
 * @param share the percentile as a share: 0.95 for the 95th percentile, 0.5 for the median
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

/** Resident memory, in MiB, of all processes whose working folder is `folder`. */
export function measureMemory(folder: string): number {
  const kib = (pid: string) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  return findProcesses(folder).reduce((sum, pid) => sum + kib(pid), 0) / 1024
}
