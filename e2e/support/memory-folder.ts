import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** Bytes; containers often have less, which tests side by side could fill. */
const enough = 512 * 1024 * 1024

function isRoomy(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > enough
}

/**
 * A new folder for a test's database, in memory where the machine allows it: commits do not wait for the disk, which only
 * matters to who takes its power away.
 */
export const memoryFolder = (prefix: string): string =>
  mkdtempSync(join(isRoomy() ? memory : tmpdir(), prefix))
