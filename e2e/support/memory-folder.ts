import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memoryPath = '/dev/shm'
/** Bytes; containers often have less, which tests side by side could fill. */
const minimumBytes = 512 * 1024 * 1024

function hasEnoughMemory(): boolean {
  if (!existsSync(memoryPath)) return false
  const { bavail, bsize } = statfsSync(memoryPath)
  return bavail * bsize > minimumBytes
}

/**
 * A new folder for a test's database, in memory where the machine allows it: commits do not wait for the disk, which only
 * matters to who takes its power away.
 */
export const makeMemoryFolder = (prefix: string): string =>
  mkdtempSync(join(hasEnoughMemory() ? memoryPath : tmpdir(), prefix))
