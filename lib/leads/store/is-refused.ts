/**
 * SQLite's primary result codes for a statement whose values it does not take: FULL (fewer may still fit), TOOBIG,
 * CONSTRAINT, MISMATCH.
 */
const sqliteCodes = [13, 18, 19, 20]

/** PostgreSQL's classes of the same: data exception, integrity violation, limit exceeded (a row too long for an index). */
const postgresClasses = ['22', '23', '54']

/** True when a database refused what it was given to store, so that it may still take a part of it. */
export function isRefused(error: unknown): boolean {
  const { errcode, code } = (error ?? {}) as { errcode?: unknown; code?: unknown }
  if (typeof errcode === 'number') return sqliteCodes.includes(errcode & 0xff)
  return typeof code === 'string' && code.length === 5 && postgresClasses.includes(code.slice(0, 2))
}
