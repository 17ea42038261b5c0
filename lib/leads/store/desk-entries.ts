import { kyivDay } from '#lib/time/kyiv-time'
import type { Lead } from '#lib/leads/lead'
import type { Db } from '#lib/leads/store/tables'
import { wordsOf } from '#lib/leads/words'

/** What an entry begins with: its number is next. */
type NewEntry = { lead: Lead; status?: string; reason?: string | null }

/** Rows of one statement; the databases take 32,766 values in each. */
const maxRows = 2000

/** Gives stored leads their entries at the desk, in this order, and the words they are found by. */
export async function addDeskEntries(db: Db, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ lead, status = 'new', reason = null }) => ({
    leadId: lead.id,
    createdAt: lead.createdAt,
    day: kyivDay(new Date(lead.createdAt)),
    suspected: lead.status === 'suspected' ? 1 : 0,
    language: lead.language,
    page: lead.page ?? '',
    ordered: lead.order ?? '',
    source: lead.lastTouch['utm_source'] ?? '',
    campaign: lead.lastTouch['utm_campaign'] ?? '',
    status,
    reason,
    updatedAt: lead.createdAt,
  }))
  const added = await db.insertInto('deskEntry').values(rows).returning(['number', 'leadId']).execute()
  const numbers = new Map(added.map(({ number, leadId }) => [leadId, number]))
  const words = entries.flatMap(({ lead }) => {
    const number = numbers.get(lead.id)
    return number === undefined ? [] : wordsOf(lead).map((word) => ({ word, number }))
  })
  for (let from = 0; from < words.length; from += maxRows)
    await db
      .insertInto('leadWord')
      .values(words.slice(from, from + maxRows))
      .execute()
}
