import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { SqliteResponse, SqliteStatement, SqliteThreadData } from '#lib/database/sqlite-thread'

// This file runs in a thread that sqlite-thread.ts starts. SQLite would block the main thread while
// it waits for a lock or the disk.

const { path, lockMs } = workerData as SqliteThreadData
const database = open()

/**
 * Opens the database. Repeats a failed attempt until `lockMs` have passed, because SQLite does not
 * wait while another process sets the journal mode.
 */
function open(): DatabaseSync {
  const opened = new DatabaseSync(path, { timeout: lockMs })
  // `secure_delete` overwrites erased data in the file.
  opened.exec('PRAGMA synchronous=FULL; PRAGMA secure_delete=ON')
  const deadline = performance.now() + lockMs
  for (;;) {
    try {
      opened.exec('PRAGMA journal_mode=WAL')
      // SQLite opens the write-ahead log at the first read. If this read fails, the loop tries
      // again.
      opened.exec('SELECT name FROM sqlite_schema LIMIT 1')
      return opened
    } catch (error) {
      if (performance.now() > deadline) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

function runStatement({ sql, parameters }: SqliteStatement): SqliteResponse {
  try {
    // When the disk is full, SQLite rolls the transaction back without a ROLLBACK. A ROLLBACK after
    // that would fail.
    if (sql === 'ROLLBACK' && !database.isTransaction) return { rows: [] }
    const statement = database.prepare(sql)
    const values = parameters as SQLInputValue[]
    if (statement.columns().length > 0) return { rows: statement.all(...values) }
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) }
  } catch (error) {
    const { message, errcode } = error as { message: string; errcode?: number }
    return { rows: [], error: { message, errcode } }
  }
}

parentPort?.on('message', (message: SqliteStatement | 'close') => {
  if (message === 'close') {
    database.close()
    parentPort?.close()
  } else parentPort?.postMessage(runStatement(message))
})
