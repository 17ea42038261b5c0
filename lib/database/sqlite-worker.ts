import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { Response, Statement } from '#lib/database/sqlite'

// Runs in a thread of its own, which sqlite.ts starts: SQLite waits for locks and the disk without returning.

const { path, lockMs } = workerData as { path: string; lockMs: number }
const database = open()

/** Several may open a new database at once, and SQLite does not wait for a lock while it changes the journal's mode. */
function open(): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: lockMs })
  // What is erased is overwritten in the file (`secure_delete`).
  database.exec('PRAGMA synchronous=FULL; PRAGMA secure_delete=ON')
  const deadline = performance.now() + lockMs
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode=WAL')
      // Reading opens the write-ahead log.
      database.exec('SELECT name FROM sqlite_schema LIMIT 1')
      return database
    } catch (error) {
      if (performance.now() > deadline) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

function respond({ sql, parameters }: Statement): Response {
  try {
    // SQLite ends a transaction by itself when the disk is full.
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

parentPort?.on('message', (statement: Statement | 'close') => {
  if (statement === 'close') {
    database.close()
    parentPort?.close()
  } else parentPort?.postMessage(respond(statement))
})
