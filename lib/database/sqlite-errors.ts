// Primary result codes (sqlite.org/rescode.html). The lowest byte of an extended result code is its
// primary result code.

const busy = 5
const readOnly = 8
const ioError = 10
const corrupt = 11
const cannotOpen = 14
const notADatabase = 26

function getPrimaryCode(errcode: number | undefined): number {
  return (errcode ?? 0) & 0xff
}

const uid = String(process.getuid?.() ?? 'unknown')

/** Advice for the log. The key is a primary result code; `path` is the database file. */
const advices: Readonly<Record<number, (path: string) => string>> = {
  [busy]: (path) => `end the other process that holds ${path} (fuser ${path} names it)`,
  [readOnly]: (path) =>
    `give the user of the site (uid ${uid}) ${path}, its folder and the files beside it`,
  [ioError]: (path) => `look at the disk of ${path}: it fails, or is read-only`,
  [cannotOpen]: (path) => `give the user of the site (uid ${uid}) the folder of ${path}`,
}

/**
 * Makes an error of SQLite. The message ends with advice if `advices` contains the code.
 * @param errcode extended result code
 */
export function makeSqliteError(message: string, errcode: number | undefined, path: string): Error {
  const advice = advices[getPrimaryCode(errcode)]
  return Object.assign(new Error(advice ? `${message}: ${advice(path)}` : message), { errcode })
}

/** Makes the error that reports damage, which a check of the database has found. */
export function makeDamageError(message: string | undefined): Error {
  return Object.assign(new Error(message), { errcode: corrupt })
}

/** Whether an error, or its cause, reports that the database file is damaged. */
export function isDamageError(error: unknown): boolean {
  const { errcode, cause } = (error ?? {}) as { errcode?: unknown; cause?: unknown }
  if (typeof errcode === 'number') return [corrupt, notADatabase].includes(getPrimaryCode(errcode))
  return cause !== undefined && isDamageError(cause)
}

/** Whether a result code reports that another process holds the database. */
export function isBusyCode(errcode: number | undefined): boolean {
  return getPrimaryCode(errcode) === busy
}

/**
 * Whether a result code reports a read-only connection. Such a connection stays read-only, so the
 * database must be opened again.
 */
export function isReadOnlyCode(errcode: number | undefined): boolean {
  return getPrimaryCode(errcode) === readOnly
}
