import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  folder: string
  /** Leaves not a byte free. */
  fill: () => void
  /** Frees what `fill` took. */
  free: () => void
  remove: () => void
}

/** Mounts a disk of so many MiB; null where this machine does not let us. */
export function mountDisk(mib: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  const filler = join(folder, 'filler')
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mib}m`, 'tmpfs', folder])
  const remove = () => {
    // A site that is still running keeps it until it ends.
    spawnSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true, force: true })
  }
  if (mounted.status !== 0) {
    remove()
    return null
  }
  const fill = () => {
    for (let size = 2 ** 20; size >= 1; size /= 2) while (append(filler, size));
  }
  const free = () => {
    rmSync(filler)
  }
  return { folder, fill, free, remove }
}

/** False when there is no room for so much. */
function append(file: string, bytes: number): boolean {
  try {
    writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' })
    return true
  } catch {
    return false
  }
}
