import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { Call, Reply, Start } from '#lib/leads/store/sqlite-thread'

// Runs in a thread of its own, started by sqlite-thread.ts: SQLite waits for locks and the disk without returning.

const { path, lock } = workerData as Start
const database = open()

/** Several may open a new database at once, and SQLite does not wait for a lock while it changes the journal's mode. */
function open(): DatabaseSync {
  const database = new DatabaseSync(path)
  database.exec(`PRAGMA busy_timeout=${lock}; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON`)
  // What is erased is overwritten in the file.
  database.exec('PRAGMA secure_delete=ON')
  const until = performance.now() + lock
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode=WAL')
      // Reading opens the write-ahead log.
      database.exec('SELECT name FROM sqlite_schema LIMIT 1')
      return database
    } catch (error) {
      if (performance.now() > until) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

function run(sql: string, parameters: readonly unknown[]): Pick<Reply, 'rows' | 'changes'> {
  // SQLite ends a transaction by itself when the disk is full.
  if (sql === 'ROLLBACK' && !database.isTransaction) return { rows: [] }
  const statement = database.prepare(sql)
  const values = parameters as SQLInputValue[]
  if (statement.columns().length > 0) return { rows: statement.all(...values) }
  return { rows: [], changes: Number(statement.run(...values).changes) }
}

function answer(call: Call): Reply {
  try {
    return { id: call.id, ...run(call.sql, call.parameters) }
  } catch (error) {
    const { message, errcode } = error as { message: string; errcode?: number }
    return { id: call.id, rows: [], error: { message, errcode } }
  }
}

parentPort?.on('message', (call: Call | 'close') => {
  if (call === 'close') {
    database.close()
    parentPort?.close()
  } else parentPort?.postMessage(answer(call))
})
