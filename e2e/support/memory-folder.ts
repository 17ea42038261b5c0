import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memoryPath = '/dev/shm'
/** Bytes. Containers often have less, which parallel tests could fill. */
const minimumBytes = 512 * 1024 * 1024

function hasEnoughMemory(): boolean {
  if (!existsSync(memoryPath)) return false
  const { bavail, bsize } = statfsSync(memoryPath)
  return bavail * bsize > minimumBytes
}

/**
 * Makes a folder for a test's database, in memory where possible.
 * Commits then do not wait for the disk, which matters only at a power failure.
 */
export const makeMemoryFolder = (prefix: string): string =>
  mkdtempSync(join(hasEnoughMemory() ? memoryPath : tmpdir(), prefix))
