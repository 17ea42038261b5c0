import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { replaceRefused } from '#scripts/backup/replace-refused'
import { databaseFile, hasStoreFile, missingFile } from '#lib/leads/store/sqlite-file'

/** Makes sure that a file survives a power failure. */
function sync(path: string): void {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

/** How many leads a store or backup holds; throws when it is none, or damaged. */
function countLeads(path: string): number {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    const check = database.prepare('PRAGMA integrity_check').get()
    if (check?.['integrity_check'] !== 'ok') throw new Error('integrity')
    return Number(database.prepare('SELECT count(*) AS leads FROM lead').get()?.['leads'])
  } catch (error) {
    throw new Error(`${path} is not a whole backup of leads`, { cause: error })
  } finally {
    database.close()
  }
}

/**
 * Writes the embedded store of a folder, as it is at one moment, into a new file that only its owner can read. The
 * site may write meanwhile. Returns what to tell.
 * @throws Error when there is no store, or the file exists already.
 */
export function backUpSqlite(folder: string, file: string): string {
  // To open it would make one.
  if (!hasStoreFile(folder)) throw new Error(missingFile(folder))
  if (existsSync(file)) throw new Error(`${file} is there already; a backup never replaces another`)
  mkdirSync(dirname(resolve(file)), { recursive: true, mode: 0o700 })
  const part = `${file}.part`
  rmSync(part, { force: true })
  closeSync(openSync(part, 'wx', 0o600))
  // Whatever the umask took away.
  chmodSync(part, 0o600)
  const database = new DatabaseSync(join(folder, databaseFile))
  try {
    database.exec('PRAGMA busy_timeout = 5000')
    // A snapshot, written anew: whatever is written meanwhile is not in it, and nothing erased is.
    database.prepare('VACUUM INTO ?').run(part)
  } finally {
    database.close()
  }
  const leads = countLeads(part)
  sync(part)
  renameSync(part, file)
  sync(dirname(resolve(file)))
  return `${leads} leads are in ${file}. It holds names and phones: keep it where only staff can read it.`
}

/** How many leads the store has that is to be replaced; throws when somebody has it open. */
function claim(target: string): number {
  if (!existsSync(target)) return 0
  const database = new DatabaseSync(target)
  try {
    // Only who is alone with the store may end its write-ahead log.
    const mode = database.prepare('PRAGMA journal_mode = DELETE').get()?.['journal_mode']
    if (mode !== 'delete') throw new Error(`journal mode ${String(mode)}`)
  } catch (error) {
    throw new Error('The site, or a command, has the leads open: stop it first', { cause: error })
  } finally {
    database.close()
  }
  return countLeads(target)
}

/**
 * Puts a backup in the place of the embedded store of a folder; the file stays. Returns what to tell.
 * @param options `replace`: also when leads are there, which are lost then
 * @throws Error when the backup is damaged, the store is in use, or leads would be lost; nothing is changed then.
 */
export function restoreSqlite(folder: string, file: string, { replace = false } = {}): string {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`)
  const leads = countLeads(file)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const target = join(folder, databaseFile)
  const present = claim(target)
  if (present > 0 && !replace) throw new Error(`${present} leads are in ${resolve(folder)}, ${replaceRefused}`)
  const part = `${target}.part`
  copyFileSync(file, part)
  chmodSync(part, 0o600)
  countLeads(part)
  sync(part)
  renameSync(part, target)
  sync(resolve(folder))
  return `${leads} leads are restored. Erase again whatever was erased since the backup was made.`
}
