import { sql } from 'kysely'
import { defaultLocale } from '#lib/i18n/locales'
import { createLead } from '#lib/leads/create-lead'
import { emptySignUpValues } from '#lib/leads/sign-up-values'
import { makeDelivery } from '#lib/leads/outbox/deliveries'
import { isPostgres } from '#lib/database/postgres'
import { toLeadRow, type Lead } from '#lib/leads/lead'
import type { Db } from '#lib/database/tables'

/** Thrown after a successful trial sign-up. The error rolls back the transaction. */
class TrialEnd extends Error {}

/**
 * Inserts a trial lead with a delivery, reads both back and rolls the transaction back. The trial
 * lead has the number 0, so that the trial uses up no number of a real lead.
 * @throws Error when the database would refuse a sign-up
 */
export async function trySignUp(db: Db): Promise<void> {
  const row = { number: 0, ...toLeadRow(makeTrialLead()) }
  const columns = Object.keys(row).map((column) => sql.ref(column))
  const override = isPostgres(db) ? sql`overriding system value` : sql``
  const trial = db.transaction().execute(async (transaction) => {
    const insert = sql`insert into ${sql.table('lead')} (${sql.join(columns)}) ${override} values (${sql.join(Object.values(row))})`
    await insert.execute(transaction)
    await transaction
      .insertInto('delivery')
      .values(makeDelivery(row.id, 'trial', row.createdAt))
      .execute()
    const written = transaction.selectFrom('lead').innerJoin('delivery', 'leadId', 'lead.id')
    const found = await written
      .select(['lead.key', 'channel'])
      .where('lead.id', '=', row.id)
      .executeTakeFirst()
    if (found?.key !== row.key)
      throw new Error('The store does not read back what a sign-up writes')
    throw new TrialEnd()
  })
  await trial.catch((error: unknown) => {
    if (!(error instanceof TrialEnd)) throw error
  })
}

/** Makes a lead of an imaginary person. */
const makeTrialLead = (): Lead =>
  createLead(crypto.randomUUID(), {
    ...emptySignUpValues,
    name: 'trial',
    phone: '440000000',
    language: defaultLocale,
  })
