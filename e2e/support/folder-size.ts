import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Number of files of a folder and all their bytes. */
export function folderSize(folder: string): { files: number; bytes: number } {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const sizes = entries.map((entry) => statSync(join(entry.parentPath, entry.name)).size)
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
