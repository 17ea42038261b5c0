import { sql } from 'kysely'
import { env } from '#lib/env'
import { leadStore } from '#lib/leads/store/open-store'

/**
 * Tells all instances on the same PostgreSQL to revalidate; does nothing with the embedded store, which serves one.
 * @param request body of `POST /api/revalidate`
 * @throws Error while the database is away.
 */
export async function announceInvalidation(request: object): Promise<void> {
  if (env.DATABASE_URL === undefined) return
  const { database } = await leadStore()
  await database.transaction().execute(async (transaction) => {
    // Numbers become visible in their order, so that none is passed over by who reads up to the latest.
    await sql`LOCK TABLE invalidation IN EXCLUSIVE MODE`.execute(transaction)
    await sql`DELETE FROM invalidation WHERE at < now() - interval '1 day'`.execute(transaction)
    await sql`INSERT INTO invalidation (request) VALUES (${JSON.stringify(request)})`.execute(transaction)
    await sql`NOTIFY invalidation`.execute(transaction)
  })
}
