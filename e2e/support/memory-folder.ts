import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memoryPath = '/dev/shm'
/** Free bytes that /dev/shm must have. Parallel tests could fill a container's small /dev/shm. */
const minimumBytes = 512 * 1024 * 1024

function hasEnoughMemory(): boolean {
  if (!existsSync(memoryPath)) return false
  const { bavail, bsize } = statfsSync(memoryPath)
  return bavail * bsize > minimumBytes
}

/**
 * Makes a folder for a test's database, in memory where possible. In memory, commits do not wait
 * for the disk. Tests need no data that survives a power failure.
 */
export const makeMemoryFolder = (prefix: string): string =>
  mkdtempSync(join(hasEnoughMemory() ? memoryPath : tmpdir(), prefix))
