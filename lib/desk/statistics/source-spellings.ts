import { recordAudit } from '#lib/auth/audit'
import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import type { Db } from '#lib/database/tables'
import { foldCampaignValue } from '#lib/visits/campaign-rules'

/** A spelling of a campaign source. Leads with this spelling are counted under `source`. */
export type MergedSpelling = { spelling: string; source: string }

/** Lists the merged spellings in alphabetical order. */
export async function listMergedSpellings(db: Db): Promise<MergedSpelling[]> {
  return db
    .selectFrom('sourceSpelling')
    .select(['spelling', 'source'])
    .orderBy('spelling')
    .execute()
}

/**
 * Merges a spelling into another source. Spellings that staff have already merged into `spelling`
 * are also merged into `source`.
 * @returns false if `spelling` or `source` is empty, or if they are the same source
 */
export async function mergeSpelling(
  person: Person,
  db: Db,
  { spelling: typedSpelling, source: typedSource }: MergedSpelling,
): Promise<boolean> {
  requireRole(person, 'marketing')
  const spelling = foldCampaignValue('utm_source', typedSpelling.trim())
  const typed = foldCampaignValue('utm_source', typedSource.trim())
  return db.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom('sourceSpelling')
      .select('source')
      .where('spelling', '=', typed)
      .executeTakeFirst()
    const source = known?.source ?? typed
    if (spelling === '' || source === '' || spelling === source) return false
    const merge = { source, mergedBy: person.id, mergedAt: new Date().toISOString() }
    await transaction
      .updateTable('sourceSpelling')
      .set(merge)
      .where('source', '=', spelling)
      .execute()
    await transaction
      .insertInto('sourceSpelling')
      .values({ spelling, ...merge })
      .onConflict((conflict) => conflict.column('spelling').doUpdateSet(merge))
      .execute()
    await recordAudit(transaction, person, 'mergeSource', `${spelling} → ${source}`)
    return true
  })
}

/** Undoes the merge of a spelling. The spelling is then counted as a separate source. */
export async function separateSpelling(person: Person, db: Db, spelling: string): Promise<void> {
  requireRole(person, 'marketing')
  await db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('sourceSpelling')
      .where('spelling', '=', spelling)
      .returning('source')
      .executeTakeFirst()
    if (removed)
      await recordAudit(transaction, person, 'separateSource', `${spelling} → ${removed.source}`)
  })
}
