import { LRUCache } from 'lru-cache'
import { mailDamageAlarm } from '#lib/leads/alarms'
import { readBacklog } from '#lib/leads/outbox/deliveries'
import { getSiteStore } from '#lib/database/open'
import { UnexpectedTablesError } from '#lib/database/expected-tables'
import { isDamageError } from '#lib/database/sqlite-errors'
import { trySignUp } from '#lib/leads/try-sign-up'
import { countRows } from '#lib/database/count-rows'
import { log } from '#lib/log'

/** The last result of a check, for a second, so that asking is never an attack. */
function cached<Result extends boolean | object>(check: () => Promise<Result>) {
  const cache = new LRUCache<'store', Result>({ max: 1, ttl: 1000, fetchMethod: check })
  return () => cache.forceFetch('store')
}

/**
 * Checks the tables before the site starts. A store that cannot be reached does not stop the start, because it may come back.
 * @throws UnexpectedTablesError when the tables are those of another version
 */
export async function requireUsableStore(): Promise<void> {
  try {
    await getSiteStore()
  } catch (error) {
    if (error instanceof UnexpectedTablesError) throw error
  }
}

const checkWrite = cached(async () => {
  try {
    const { database } = await getSiteStore()
    await trySignUp(database)
    const row = { id: 1, at: new Date().toISOString() }
    // Committed, as a full disk shows only then.
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

export async function checkStore(): Promise<void> {
  try {
    await (await getSiteStore()).file?.check()
  } catch (error) {
    log.error('store-not-whole', error)
    if (isDamageError(error)) await mailDamageAlarm()
  }
}

/** One for all of Next's bundles. */
const shared = globalThis as typeof globalThis & { signUpFailedAt?: number | undefined }

export function recordSaveResult(isStored: boolean): void {
  shared.signUpFailedAt = isStored ? undefined : performance.now()
}

export async function canSaveSignUps(): Promise<boolean> {
  const { signUpFailedAt = -Infinity } = shared
  // For half a minute a failure counts for more than a check, which may still fit on a full disk.
  return (await checkWrite()) && performance.now() - signUpFailedAt >= 30_000
}

/** Whether leads arrive, for a monitor: nothing about anybody. Numbers are null while the store cannot be read. */
export const checkDeliveries = cached(async () => {
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

/** `seconds` is the age of the oldest delivery that should have arrived. */
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
