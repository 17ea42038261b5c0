import { LRUCache } from 'lru-cache'
import { mailDamageAlarm } from '#lib/leads/alarms'
import { readBacklog } from '#lib/leads/outbox/deliveries'
import { describeStorePlace, getSiteStore } from '#lib/database/open'
import { UnexpectedTablesError } from '#lib/database/expected-tables'
import { isDamageError } from '#lib/database/sqlite-errors'
import { trySignUp } from '#lib/leads/try-sign-up'
import { countRows } from '#lib/database/count-rows'
import { log } from '#lib/log'

/**
 * Caches the result of a check for a second, so that many requests within a second run one check.
 */
function cacheCheck<Result extends boolean | object>(
  check: () => Promise<Result>,
): () => Promise<Result> {
  const cache = new LRUCache<'store', Result>({ max: 1, ttl: 1000, fetchMethod: check })
  return () => cache.forceFetch('store')
}

/**
 * Checks the database before the site starts. An unreachable database is logged and does not
 * prevent the start, because the database may become reachable after the start.
 * @throws UnexpectedTablesError when the tables do not fit this version of the site
 */
export async function requireUsableStore(): Promise<void> {
  try {
    await getSiteStore()
  } catch (error) {
    if (error instanceof UnexpectedTablesError) throw error
    log.error(
      'store-not-opened',
      new Error(`${describeStorePlace()} cannot be used`, { cause: error }),
    )
  }
}

const checkWrite = cacheCheck(async () => {
  try {
    const { database } = await getSiteStore()
    await trySignUp(database)
    const row = { id: 1, at: new Date().toISOString() }
    // The transaction commits the row. On a full disk an insert may succeed and only the commit
    // fails.
    await database.transaction().execute(async (transaction) => {
      const insert = transaction.insertInto('heartbeat').values(row)
      await insert.onConflict((conflict) => conflict.column('id').doUpdateSet(row)).execute()
    })
    return true
  } catch (error) {
    log.error('store-not-writable', error)
    return false
  }
})

/** Checks the database file, and mails staff if the file is damaged. Never throws. */
export async function checkStore(): Promise<void> {
  try {
    await (await getSiteStore()).file?.check()
  } catch (error) {
    log.error('store-not-whole', error)
    if (isDamageError(error)) await mailDamageAlarm()
  }
}

/**
 * The time of the latest sign-up that could not be saved. The time is on `globalThis`, because each
 * of Next's bundles has a separate copy of this module.
 */
const shared = globalThis as typeof globalThis & { signUpFailedAt?: number | undefined }

export function recordSaveResult(isStored: boolean): void {
  shared.signUpFailedAt = isStored ? undefined : performance.now()
}

export async function canSaveSignUps(): Promise<boolean> {
  const { signUpFailedAt = -Infinity } = shared
  // Returns false for half a minute after a sign-up that could not be saved. On a full disk the
  // small row of `checkWrite` may still fit although a lead does not.
  return (await checkWrite()) && performance.now() - signUpFailedAt >= 30_000
}

/**
 * Reports to a monitoring service whether leads reach staff. If the database cannot be read, the
 * age of the oldest pending delivery and the counts are null.
 */
export const checkDeliveries = cacheCheck(async () => {
  const { seconds, dead, suspected } = await readCounts().catch((error: unknown) => {
    log.error('deliveries-not-readable', error)
    return { seconds: null, dead: null, suspected: null }
  })
  const oldestDelivery = {
    ok: seconds !== null && seconds <= maxSeconds,
    seconds,
    limit: maxSeconds,
  }
  const deadLetters = { ok: dead === 0, count: dead, limit: 0 }
  const status = oldestDelivery.ok && deadLetters.ok ? 'ok' : 'failing'
  return { status, oldestDelivery, deadLetters, suspected: { count: suspected } }
})

const maxSeconds = 15 * 60

/**
 * Reads the numbers that `checkDeliveries` reports. `seconds` is the age of the oldest pending
 * delivery.
 */
async function readCounts() {
  const { database: db } = await getSiteStore()
  const { oldest, dead } = await readBacklog(db)
  const seconds =
    oldest === null ? 0 : Math.max(0, Math.round((Date.now() - Date.parse(oldest)) / 1000))
  return {
    seconds,
    dead,
    suspected: await countRows(db.selectFrom('lead').where('status', '=', 'suspected')),
  }
}
