import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { log } from '#lib/log'

/** Name of the embedded store in `DATA_DIR`. */
export const databaseFile = 'leads.sqlite'

/** True when a folder holds an embedded store. */
export function hasStoreFile(folder: string): boolean {
  return existsSync(join(folder, databaseFile))
}

/** What to tell whoever names a folder that holds no store. */
export function missingFile(folder: string): string {
  return `There is no store of leads in ${resolve(folder)}: is DATA_DIR set as for the site?`
}

/** `shorter`: a file has lost bytes since it was remembered, as VACUUM does, or an accident. */
type State = 'unchanged' | 'shorter' | 'gone'

/**
 * The files of an embedded store, readable by their owner only, and identified by device and inode, as SQLite does. They
 * are never opened here: closing one would end the locks of the whole process.
 */
export class SqliteFile {
  readonly path: string
  readonly #folder: string
  #remembered: { identity: string; size: number }[] = []

  constructor(folder: string) {
    this.#folder = folder
    this.path = resolve(join(folder, databaseFile))
  }

  /** Creates the folder where there is none, and takes the rights of all but the owner away. */
  makeFolder(): void {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
    restrictMode(this.#folder, 0o700)
  }

  /** Remembers the files as those that are open now, and takes the rights of all but the owner away. */
  async remember(): Promise<void> {
    this.#remembered = await this.#look()
    for (const suffix of ['', '-wal', '-shm']) restrictMode(this.path + suffix, 0o600)
  }

  /** How the files at the path compare to those that were remembered. */
  async state(): Promise<State> {
    const files = await this.#look().catch(() => [])
    const isThere = this.#remembered.every(({ identity }, index) => identity === files[index]?.identity)
    if (!isThere) return 'gone'
    const isShorter = this.#remembered.some(({ size }, index) => (files[index]?.size ?? 0) < size)
    if (!isShorter) this.#remembered = files
    return isShorter ? 'shorter' : 'unchanged'
  }

  /** The database and its write-ahead log, which holds the latest leads. */
  #look() {
    return Promise.all(
      [this.path, `${this.path}-wal`].map(async (path) => {
        const { dev, ino, size } = await stat(/* turbopackIgnore: true */ path, { bigint: true })
        return { identity: `${dev}:${ino}`, size: Number(size) }
      }),
    )
  }
}

/** Leaves a folder that is everybody's on purpose (sticky, as /tmp), and, with a log line, what somebody else owns. */
function restrictMode(path: string, mode: number): void {
  const before = statSync(/* turbopackIgnore: true */ path).mode
  if ((before & 0o777) === mode || (before & 0o1000) !== 0) return
  try {
    chmodSync(path, mode)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
    log.error('store-open-to-others', error)
  }
}
