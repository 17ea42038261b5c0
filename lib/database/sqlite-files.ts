import { chmodSync, existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { log } from '#lib/log'

export function getSqlitePath(folder: string): string {
  return resolve(join(folder, 'leads.sqlite'))
}

/**
 * Returns the path of the SQLite file in a folder.
 * @throws Error when the folder contains no SQLite file
 */
export function findSqliteFile(folder: string): string {
  const path = getSqlitePath(folder)
  if (existsSync(path)) return path
  throw new Error(
    `There is no store of leads in ${resolve(folder)}: is DATA_DIR set as for the site?`,
  )
}

export type FileState = {
  /** Device and inode of the file, by which SQLite recognises the file. '' for a missing file. */
  identity: string
  /** Bytes. 0 for a missing file. */
  size: bigint
}

/**
 * Returns the states of the database file and its write-ahead log. Does not open the files, because
 * closing a file ends all locks of the process on that file (sqlite.org/howtocorrupt.html, 2.2).
 * The call is synchronous, because the asynchronous calls of `fs` wait while the threads of libuv
 * compress responses.
 */
export function readFileStates(path: string): FileState[] {
  return [path, `${path}-wal`].map((file) => {
    const stats = statSync(/* turbopackIgnore: true */ file, {
      bigint: true,
      throwIfNoEntry: false,
    })
    if (!stats) return { identity: '', size: 0n }
    return { identity: `${stats.dev}:${stats.ino}`, size: stats.size }
  })
}

/**
 * Sets the mode of a file or folder. A folder with the sticky bit, such as /tmp, is shared on
 * purpose and left unchanged. If the file belongs to another user, the mode stays and the failure
 * is logged.
 */
export function restrictMode(path: string, mode: number): void {
  const isSticky = (statSync(/* turbopackIgnore: true */ path).mode & 0o1000) !== 0
  try {
    if (!isSticky) chmodSync(path, mode)
  } catch (error) {
    log.error('store-open-to-others', error)
  }
}
