import { chmodSync, closeSync, existsSync, linkSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs'
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

/** On which device each store of this process was last open, by its path; one for all of Next's bundles. */
const shared = globalThis as typeof globalThis & { storeDevices?: Map<string, number> }
const devices = (shared.storeDevices ??= new Map<string, number>())

/**
 * The files of an embedded store, readable by their owner only, and identified by device and inode, as SQLite does. They
 * are never opened here: closing one would end the locks of the whole process.
 */
export class SqliteFile {
  readonly path: string
  readonly #folder: string
  #identity = ''

  constructor(folder: string) {
    this.#folder = folder
    this.path = resolve(join(folder, databaseFile))
  }

  /**
   * Creates the folder and an empty database where there are none, and takes the rights of all but the owner away.
   * @throws Error when that is not allowed, or the volume that held the store is gone: what would be written below its
   * mount point disappears when it comes back.
   */
  prepare(): void {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
    restrictMode(this.#folder, 0o700)
    if (!existsSync(this.path)) {
      const before = devices.get(this.path)
      if (before !== undefined && before !== statSync(this.#folder).dev)
        throw new Error('The volume of the store is gone; the site needs it back, or a restart to begin a new store')
      this.#create()
    }
    for (const path of ['', '-wal', '-shm'].map((suffix) => this.path + suffix))
      if (existsSync(/* turbopackIgnore: true */ path)) restrictMode(path, 0o600)
  }

  /** Links a closed file to the path, so that nobody has the database open when it is closed here. */
  #create(): void {
    const draft = `${this.path}-${crypto.randomUUID()}`
    closeSync(openSync(draft, 'wx', 0o600))
    try {
      chmodSync(draft, 0o600)
      linkSync(draft, this.path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft)
    }
  }

  /** Remembers the files as those that are open now. */
  async remember(): Promise<void> {
    this.#identity = await this.#identify()
    devices.set(this.path, (await stat(/* turbopackIgnore: true */ this.path)).dev)
  }

  /** True while the remembered files are those at the path. */
  isInPlace(): Promise<boolean> {
    return this.#identify().then(
      (identity) => identity === this.#identity,
      () => false,
    )
  }

  /** Device and inode of the database and its write-ahead log, which holds the latest leads. */
  async #identify(): Promise<string> {
    const paths = [this.path, `${this.path}-wal`]
    const files = await Promise.all(paths.map((path) => stat(/* turbopackIgnore: true */ path, { bigint: true })))
    return files.map(({ dev, ino }) => `${dev}:${ino}`).join()
  }
}

/** Leaves a folder that is everybody's on purpose (sticky, as /tmp), and, with a log line, what somebody else owns. */
function restrictMode(path: string, mode: number): void {
  const before = statSync(path).mode
  if ((before & 0o777) === mode || (before & 0o1000) !== 0) return
  try {
    chmodSync(path, mode)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
    log.error('store-open-to-others', error)
  }
}
