import { chmodSync, closeSync, existsSync, linkSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { log } from '#lib/log'

/** Name of the embedded store in `DATA_DIR`. */
const databaseFile = 'leads.sqlite'

/** The files that SQLite keeps beside a database. */
const besides = ['-wal', '-shm']

/** On which device each store of this process was last open, by its path; one for all of Next's bundles. */
const shared = globalThis as typeof globalThis & { storeDevices?: Map<string, number> }
const devices = (shared.storeDevices ??= new Map<string, number>())

/**
 * The files of an embedded store: readable by their owner only, and known again by device and inode, as SQLite itself
 * tells files apart. They are never opened here: closing one would end the locks of all of this process.
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
   * Makes the folder and an empty database where there are none, and takes the rights of all but the owner away.
   * @throws Error when that is not allowed, or the volume that held the store is gone: what would be written below the
   * place where it was mounted disappears when it comes back.
   */
  prepare(): void {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
    closeToOthers(this.#folder, 0o700)
    if (!existsSync(this.path)) {
      const before = devices.get(this.path)
      if (before !== undefined && before !== statSync(this.#folder).dev)
        throw new Error('The volume of the store is gone; the site needs it back, or a restart to begin a new store')
      this.#make()
    }
    for (const path of [this.path, ...besides.map((end) => this.path + end)])
      if (existsSync(path)) closeToOthers(path, 0o600)
  }

  /** Appears whole under its name, so that nobody has it open when it is closed here. */
  #make(): void {
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
    this.#identity = await this.#seen()
    devices.set(this.path, (await stat(/* turbopackIgnore: true */ this.path)).dev)
  }

  /** True while the files that were open then are those that stand at the path. */
  async isInPlace(): Promise<boolean> {
    try {
      return (await this.#seen()) === this.#identity
    } catch {
      return false
    }
  }

  /** Device and inode of the database and its write-ahead log, which holds the latest leads. */
  async #seen(): Promise<string> {
    const files = [this.path, `${this.path}-wal`].map((path) =>
      stat(/* turbopackIgnore: true */ path, { bigint: true }),
    )
    return (await Promise.all(files)).map(({ dev, ino }) => `${dev}:${ino}`).join()
  }
}

/**
 * A folder that is everybody's on purpose (sticky, as /tmp) stays so. What belongs to somebody else does too, which is
 * said: that leads can be stored counts for more.
 */
function closeToOthers(path: string, mode: number): void {
  const before = statSync(path).mode
  if ((before & 0o777) === mode || (before & 0o1000) !== 0) return
  try {
    chmodSync(path, mode)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
    log.error('store-open-to-others', error)
  }
}
